// Knock by touch: a Keep freed, a game that outlives its page, and a phone that goes from hand to hand.

import assert from "node:assert/strict";
import { PHONE_ON_ITS_SIDE, story, test } from "./page.mjs";
import { hash, refereed } from "./referee.mjs";

// A solo game of Keep 1 that is won by whoever follows every hint.
const CODE = "KN-0000-0SQ";
// A game for two, both of whom may speak at its beginning.
const CODE_FOR_TWO = "KN-1000-1SS";

const file = (app) => app.page.evaluate(() => JSON.parse(localStorage.getItem("sablier/knock.json")).content);

/** Waits until the table has shown all that happened, the Knight's arrival too. */
async function told(app) {
    while ((await app.state()).state.told === false || await app.sees("knight")) await app.rest(100);
}

/** Puts down the card that the hint offers. */
async function playOn(app) {
    await app.tap("hint");
    await app.tap("place");
    await told(app);
}

test("a Keep is freed by touch as the native rules say", { core: true }, async () => {
    const app = await story({ link: `#knock=${CODE}` }, async (app) => {
        await app.at("knock");
        await app.tap("knock");
        let { screen, state, faults } = await app.state();
        while (screen !== "knock-finish") {
            if (state.game.end === null) await playOn(app);
            ({ screen, state, faults } = await app.state());
        }
        assert.deepEqual([state.won, state.end], [true, refereed((await file(app)).session).end]);
        assert.deepEqual(faults, []);
    });
    assert.deepEqual(app.errors, []);
});

/** Where a card lies in the Keep if the chosen one loses the game there; nothing if it does so nowhere. */
function deadlyPlace(app) {
    return app.page.evaluate(() => {
        const places = [...document.querySelectorAll('#mirror [data-id^="place_"]')];
        const deadly = places.find((place) => place.textContent.includes("You lose"));
        const [left, top, width, height] = ["left", "top", "width", "height"].map((side) => parseFloat(deadly?.style[side]));
        return deadly ? { x: left + width / 2, y: top + height / 2, h: height } : null;
    });
}

test("ten taps on the bulb play nothing, and a losing drag asks first", async () => {
    await story({ viewport: PHONE_ON_ITS_SIDE, link: `#knock=${CODE}` }, async (app) => {
        await app.at("knock");
        await app.tap("knock");
        const before = (await app.state()).state.game;
        const bulb = await app.find("hint");
        for (let i = 0; i < 10; i += 1) await app.device.tap(bulb);
        await app.settled();
        assert.deepEqual((await app.state()).state.game, before);
        for (let card, place = null; place === null;) {
            for (card of (await app.state()).state.game.hand) {
                await app.tap(`card_${card}`);
                place = await deadlyPlace(app);
                if (place !== null) break;
            }
            if (place === null) {
                await playOn(app);
                continue;
            }
            const { keep } = (await app.state()).state.game;
            await app.drag(`card_${card}`, { x: place.x, y: place.y + place.h * 0.42 });
            const { state } = await app.state();
            assert.deepEqual([state.game.keep, state.outcome], [keep, null], "nothing was placed");
            assert.ok(state.forecast.end.Lost, "the ghost says that it loses");
        }
        await app.tap("cancel");
        assert.equal((await app.state()).state.ghost, null);
    });
});

test("the sand runs on while the page is gone, to a fifth of a second", async () => {
    await story({ link: `#knock=${CODE}` }, async (app) => {
        const look = async () => {
            const asked = Date.now();
            const { state, wall } = await app.state();
            assert.ok(wall > asked - 1000 && wall < Date.now() + 1000, "the app's clock is the browser's");
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
    await story({ viewport: PHONE_ON_ITS_SIDE, link: `#knock=${CODE_FOR_TWO}` }, async (app) => {
        await app.at("knock-party");
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
