// The records in the browser: a game is watched again, played on from the middle, summed up over a reload, and shared as
// a picture.

import assert from "node:assert/strict";
import { story, test } from "./page.mjs";

const CODE = "DZ-G001-2HP";

/** Takes steps until the game is over. */
async function playOut(app) {
    while ((await app.state()).state.outcome === null) {
        const { touchables } = await app.state();
        const ids = touchables.map(({ id }) => id);
        const wanted = ["suggest", "take", "go"].find((id) => ids.includes(id)) ?? ids.find((id) => id.startsWith("step-"));
        await app.tap(wanted);
        if (wanted === "suggest") await app.tap("lay");
    }
}

/** Opens the records of Donjonz from its lobby, and returns what they say. */
async function records(app) {
    await app.tap("scores");
    await app.at("scores");
    return (await app.state()).state;
}

const shares = (page) => page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files: [file] }) => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        window.shared = { name: file.name, type: file.type, head: [...bytes.slice(1, 4)], size: bytes.length };
    };
});

test("a finished game is watched, played on, marked, summed up over a reload, and shared as a picture", { needs: ["early scripts"] }, async () => {
    const app = await story({ link: `#donjonz=${CODE}`, prepare: shares }, async (app) => {
        await app.at("donjonz");
        await playOut(app);
        await app.find("again");
        await app.tap("back");
        let kept = await records(app);
        assert.deepEqual([kept.played, kept.games.map(({ continued }) => continued)], [1, [false]]);

        await app.tap("game-0");
        await app.tap("watch");
        await app.at("donjonz-replay");
        await app.tap("before");
        const { state: { count, last } } = await app.state();
        assert.ok(count < last, `it stands at ${count} of ${last}`);
        await app.tap("go-on");
        await app.at("donjonz");
        await playOut(app);
        await app.find("again");

        await app.page.reload();
        await app.playing();
        if (!await app.sees("scores")) await app.tap("play-donjonz");
        kept = await records(app);
        assert.deepEqual(kept.games.map(({ continued }) => continued), [true, false], "the latest comes first, marked");
        assert.equal(kept.played, 1, "what was played on counts for nothing");
        await app.tap("part-sums");
        assert.equal((await app.state()).state.part, "sums");

        await app.tap("part-games");
        await app.tap("game-1");
        await app.tap("picture");
        await app.at("keepsake");
        await app.tap("share");
        await app.page.waitForFunction(() => window.shared);
        const { name, type, head, size } = await app.page.evaluate(() => window.shared);
        assert.match(name, /^sablier-donjonz.*\.png$/);
        assert.deepEqual([type, String.fromCharCode(...head)], ["image/png", "PNG"]);
        assert.ok(size > 20_000, `a picture of ${size} bytes`);
        assert.deepEqual((await app.state()).faults, []);
    });
    assert.deepEqual(app.errors, []);
});
