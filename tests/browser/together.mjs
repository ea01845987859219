// All stories in one program, so that they share one browser: `node together.mjs`.

import { readdirSync } from "node:fs";

const files = readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".test.mjs"));
for (const file of files.sort()) await import(`./${file}`);
