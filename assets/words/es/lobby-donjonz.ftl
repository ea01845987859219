### El vestíbulo de Donjonz y sus códigos.

lobby-new = Nueva mazmorra
lobby-first = ¿Primera visita? El héroe te lo enseña todo.
code-hint-donjonz = El código de un amigo te da la misma mazmorra.
code-good-donjonz = ¡Es una mazmorra!
