// Fighter's dice thrown by touch on screen: a whole fight, and a throw that outlives its page.

import assert from "node:assert/strict";
import { poll } from "./engines/plain.mjs";
import { PHONE_ON_ITS_SIDE, story, test } from "./page.mjs";
import { hash, refereed } from "./referee.mjs";

/** A game whose first monster asks for no special throw and falls to 6 damage. */
const LINK = "#fighter=FI-2G01-0200-000R-1";

const file = (app) => app.page.evaluate(() => JSON.parse(localStorage.getItem("sablier/fighter.json")).content);

/** A hand that helps, as for children. */
const FORGIVING = { "settings.json": JSON.stringify({ version: 1, content: { ease: "kids", reduced_motion: true } }) };

/** Goes into the first room and takes a die. */
async function toTheFirstDie(app) {
    await app.at("fighter-party");
    for (const id of ["start", "walk_0_0"]) await app.tap(id);
    await takeDie(app);
}

async function takeDie(app) {
    const { state: { game } } = await app.state();
    const [colour] = game.hero_dice;
    await app.tap(colour ? `die-${colour.toLowerCase()}` : await app.sees("endure") ? "endure" : "die-white");
}

/** Swipes a die out of the hand, and says how it was thrown. A finger that a busy machine held up throws nothing and
 *  tries again. */
async function throwDie(app, ms = 150) {
    const { state: { throw: { conditions } } } = await app.state();
    const before = Object.keys((await file(app)).throws).length;
    const kept = await poll(async () => {
        await app.swipe("throw", { x: 0, y: -120 }, ms);
        // The app has heard the whole swipe when it gives its state.
        await app.state();
        const kept = Object.entries((await file(app)).throws);
        return kept.length > before && kept;
    }, "a die that left the hand");
    assert.equal(kept.length, before + 1, "one swipe throws one die");
    const { session } = await file(app);
    const [nth, thrown] = kept.at(-1);
    return { conditions, thrown, landing: JSON.parse(session).log[nth].action.Land };
}

/** Waits until the game has told what a die came to. */
async function seen(app) {
    while ((await app.state()).state.throw?.flies) {
        if (await app.sees("landed")) await app.tap("landed").catch(() => {});
        await app.rest(100);
    }
}

test("a whole fight is won by throwing dice on screen", async () => {
    const app = await story({ link: LINK, files: FORGIVING, viewport: PHONE_ON_ITS_SIDE }, async (app) => {
        await toTheFirstDie(app);
        for (let throws = 0; ; throws += 1) {
            assert.ok(throws < 60, `the fight leads nowhere: ${JSON.stringify(await app.state())}`);
            const { state } = await app.state();
            if (state.game.phase === "Rest") break;
            if (state.game.phase === "Throw") {
                // No two throws alike: somebody who misses tries another swipe.
                const { conditions, thrown, landing } = await throwDie(app, 140 + 25 * (throws % 5));
                assert.deepEqual((await app.fly({ conditions, thrown })).landing, landing);
                await seen(app);
            } else if (state.game.phase === "Aim") {
                await takeDie(app);
            } else {
                await app.tap(await app.sees("done") ? "done" : await app.sees("colour_red") ? "colour_red" : "throw-again");
            }
        }
        const { state, faults } = await app.state();
        const { session } = await file(app);
        assert.equal(hash(refereed(session)), hash(state.game), "the native rules have come to the same");
        assert.deepEqual(faults, []);
    });
    assert.deepEqual(app.errors, []);
});

test("a die that flies while its page is gone has been thrown", async () => {
    await story({ isMoving: true, link: LINK, viewport: PHONE_ON_ITS_SIDE }, async (app) => {
        await toTheFirstDie(app);
        await throwDie(app);
        const before = await file(app);
        await app.page.reload();
        await app.playing();
        await app.at("fighter");
        await seen(app);
        const { state } = await app.state();
        assert.equal(state.throw, null);
        assert.notEqual(state.game.phase, "Throw");
        assert.deepEqual((await file(app)).throws, before.throws);
    });
});
