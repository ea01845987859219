// The site as players load it, compiled as small as it gets: it starts, and does not grow. `make bench` builds it and runs
// this; all other stories are told of the same program, compiled in less time.

import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { join } from "node:path";
import { SMALLEST, story, test } from "./page.mjs";

/** The most that may come before the first frame, in bytes of brotli. */
const MOST = 1_600_000;

test("the smallest site starts, and its first load stays under 1.6 megabytes", { needs: ["traffic"] }, async () => {
    let names;
    await story({ folder: SMALLEST }, async (app) => {
        await app.at("home");
        names = await app.page.evaluate(() => {
            const [{ startTime: shown }] = performance.getEntriesByName("sablier-first-frame");
            const files = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
            return files.filter(({ startTime }) => startTime < shown).map(({ name }) => name);
        });
    });
    const files = new Set(names.map((name) => new URL(name).pathname.slice(1) || "index.html"));
    const size = (name) => Math.min(...["", ".br"].map((ending) => statSync(join(SMALLEST, name + ending), { throwIfNoEntry: false })?.size ?? Infinity));
    const total = [...files].map(size).filter(Number.isFinite).reduce((sum, bytes) => sum + bytes, 0);
    assert.ok(files.has("sablier.wasm") && total > 100_000 && total <= MOST, `${total} bytes for ${[...files]}`);
});
