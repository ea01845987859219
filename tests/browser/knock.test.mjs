// Knock by touch: a Keep freed, a game that outlives its page, and a phone that goes from hand to hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE_ON_ITS_SIDE, story } from "./page.mjs";
import { hash, refereed } from "./referee.mjs";

// A solo game of Keep 1 that is won by whoever follows every hint.
const CODE = "KN-0000-000";

const file = (app) => app.page.evaluate(() => JSON.parse(localStorage.getItem("sablier/knock.json")).content);

/** Puts down the card that the hint offers, or lets the Knight come in. */
async function playOn(app) {
    if (await app.sees("knight")) return app.rest(300);
    if (await app.sees("curtain")) return app.tap("curtain");
    await app.tap("hint");
    await app.tap("place");
}

test("a Keep is freed by touch as the native rules say", async () => {
    const app = await story({ link: `#knock=${CODE}` }, async (app) => {
        await app.at("knock");
        await app.tap("knock");
        let { session } = await file(app);
        while (refereed(session).end === null) {
            await playOn(app);
            ({ session } = await file(app));
        }
        await app.at("knock-finish");
        const { state, faults } = await app.state();
        assert.deepEqual([state.won, state.end], [true, refereed(session).end]);
        assert.deepEqual(faults, []);
    });
    assert.deepEqual(app.errors, []);
});

test("the sand runs on while the page is gone, to a fifth of a second", async () => {
    await story({ link: `#knock=${CODE}` }, async (app) => {
        const look = async () => {
            const { state, wall } = await app.state();
            assert.ok(Math.abs(Date.now() - wall) < 1000, "the app's clock is the browser's");
            return { game: state.game, deadline: wall + state.sand };
        };
        await app.at("knock");
        await app.tap("knock");
        await playOn(app);
        await app.rest(1500);
        const before = await look();
        await app.page.reload();
        await app.playing();
        await app.at("knock");
        const after = await look();
        assert.deepEqual(after.game, before.game);
        assert.equal(hash(after.game), hash(refereed((await file(app)).session)));
        assert.ok(Math.abs(after.deadline - before.deadline) < 200, `${after.deadline - before.deadline} ms`);
    });
});

test("a phone passed on covers the hand until the next player taps", async () => {
    await story({ viewport: PHONE_ON_ITS_SIDE }, async (app) => {
        await app.tap("play-knock");
        await app.tap("new");
        await app.tap("players-2");
        await app.tap("start");
        await app.tap("knock");
        const { state: first } = await app.state();
        const mine = first.game.hand.map((card) => `card_${card}`);
        await playOn(app);
        await app.find("curtain");
        for (const card of mine) assert.ok(!await app.sees(card), `${card} is still seen`);
        await app.tap("curtain");
        const { state: second, faults } = await app.state();
        assert.equal(second.viewer, 1);
        assert.deepEqual(faults, []);
    });
});
