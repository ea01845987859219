// Dice fly in the browser as they fly natively: the same swipes come to the same bits at every step.

import assert from "node:assert/strict";
import { test } from "node:test";
import { KEPT, story } from "./page.mjs";

test("two hundred kept throws fly as they did", async () => {
    await story({}, async (app) => {
        const flown = [];
        for (const kept of KEPT) flown.push((await app.fly(kept)).fingerprint);
        assert.equal(flown.length, 200);
        assert.deepEqual(flown, KEPT.map(({ fingerprint }) => fingerprint));
    });
});
