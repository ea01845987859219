### Le vestibule de Donjonz et ses codes.

lobby-new = Nouveau donjon
lobby-first = Première fois ? Le héros vous fait visiter.
code-hint-donjonz = Le code d’un ami vous donne le même donjon.
code-good-donjonz = C’est bien un donjon !
