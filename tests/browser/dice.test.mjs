// Dice fly in the browser as they fly natively: the same strokes come to the same swipes, and the same swipes to the same
// bits at every step.

import assert from "node:assert/strict";
import { KEPT, STROKES, story, test } from "./page.mjs";

test("kept throws fly over each table as they did", async () => {
    await story({}, async (app) => {
        const flown = [];
        for (const kept of KEPT) flown.push((await app.fly(kept)).fingerprint);
        assert.equal(flown.length, 320);
        assert.deepEqual(flown, KEPT.map(({ fingerprint }) => fingerprint));
    });
});

test("two hundred kept strokes over each table throw as they did", async () => {
    await story({}, async (app) => {
        const [thrown, fingerprints] = [[], []];
        for (const { drawn } of STROKES) {
            for (const answer of await app.draw(drawn)) {
                thrown.push(answer?.thrown ?? null);
                fingerprints.push(answer?.fingerprint ?? null);
            }
        }
        assert.equal(thrown.length, 600);
        assert.deepEqual(thrown, STROKES.flatMap((kept) => kept.thrown));
        assert.deepEqual(fingerprints, STROKES.flatMap((kept) => kept.fingerprints));
    });
});
