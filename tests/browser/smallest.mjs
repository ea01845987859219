// The site as players load it, compiled as small as it gets: it starts, and does not grow. `make bench` builds it and runs
// this; all other stories are told of the same program, compiled in less time.

import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { join } from "node:path";
import { SMALLEST, story, test } from "./page.mjs";

test("the smallest site starts, and its first load stays under 1.75 megabytes", { needs: ["traffic"] }, async () => {
    const sizes = [];
    const prepare = async (page) => page.on("response", (response) => sizes.push(response));
    await story({ folder: SMALLEST, prepare }, async (app) => app.at("home"));
    const files = new Set(sizes.map((response) => new URL(response.url()).pathname.slice(1) || "index.html"));
    const size = (name) => Math.min(...["", ".br"].map((ending) => statSync(join(SMALLEST, name + ending), { throwIfNoEntry: false })?.size ?? Infinity));
    const total = [...files].map(size).filter(Number.isFinite).reduce((sum, bytes) => sum + bytes, 0);
    assert.ok(total > 100_000 && total <= 1_800_000, `${total} bytes for ${[...files]}`);
});
