// Fighter by touch: a whole dungeon from the choice of the party to the boss, the album, challenges, the lesson.

import assert from "node:assert/strict";
import { PHONE, PHONE_ON_ITS_SIDE, story, test } from "./page.mjs";
import { hash, refereed } from "./referee.mjs";

const file = (app) => app.page.evaluate(() => JSON.parse(localStorage.getItem("sablier/fighter.json")).content);

// What a party does that wants to see the boss, the most pressing first.
const WISHES = [/^walk_/, /^revive_/, /^draw-loot$/, /^hand_/, /^discard_/, /^pass-dice$/, /^done$/];

/** Takes a die that is left, or touches the first thing on the screen that leads on. */
async function goOn(app) {
    const { state: { game } } = await app.state();
    if (game.phase === "Aim") return app.tap(`die-${game.hero_dice[0].toLowerCase()}`);
    for (let tries = 0; tries < 100; tries += 1) {
        const ids = await app.page.locator("#mirror [data-id]").evaluateAll((all) => all.map((it) => it.dataset.id));
        const id = WISHES.map((wish) => ids.find((id) => wish.test(id))).find((id) => id);
        if (id) return app.tap(id);
        await app.rest(100);
    }
    throw new Error(`nothing leads on: ${JSON.stringify(await app.state())}`);
}

/** Tells where a die came to rest. */
async function land(app, spot, symbol) {
    await app.tap(`spot-${spot}`);
    await app.tap(symbol);
}

test("a dungeon is conquered by touch as the native rules say", { core: true }, async () => {
    const app = await story({}, async (app) => {
        await app.tap("play-fighter");
        await app.tap("new");
        await app.tap("start");
        await app.at("fighter");
        await goOn(app);
        await goOn(app);
        const { state: before } = await app.state();
        assert.equal(before.game.phase, "Throw");
        await app.tap("real-dice");
        await app.tap("missed");
        await app.tap("undo");
        assert.equal(hash((await app.state()).state.game), hash(before.game), "a throw entered by mistake is taken back");
        await land(app, 1, "plain");
        let { screen, state, faults } = await app.state();
        for (let touches = 0; screen !== "fighter-finish"; touches += 1) {
            assert.ok(touches < 200, `the story leads nowhere: ${JSON.stringify(state)}`);
            // A boss takes a while to fall.
            if (state.game.end !== null) await app.at("fighter-finish");
            else await (state.game.phase === "Throw" ? land(app, 10, "symbol") : goOn(app));
            ({ screen, state, faults } = await app.state());
        }
        assert.deepEqual([state.won, state.end], [true, refereed((await file(app)).session).end]);
        assert.deepEqual(faults, []);
    });
    assert.deepEqual(app.errors, []);
});

/** What the lesson says now. */
const says = (app) => app.page.textContent("#mirror [data-id=lesson]");

for (const viewport of [PHONE, PHONE_ON_ITS_SIDE]) {
    const { width, height } = viewport;

    test(`who is met is seen in the album, at ${width} by ${height}`, async () => {
        const app = await story({ viewport }, async (app) => {
            for (const id of ["play-fighter", "new", "start"]) await app.tap(id);
            await app.at("fighter");
            await goOn(app);
            await app.find("die-red");
            for (const id of ["back", "album"]) await app.tap(id);
            const { state, faults } = await app.state();
            assert.deepEqual([state.met, state.of, faults], [1, 57, []]);
        });
        assert.deepEqual(app.errors, []);
    });

    test(`a challenge asks for its throws and is left again, at ${width} by ${height}`, async () => {
        const app = await story({ viewport }, async (app) => {
            for (const id of ["play-fighter", "practice", "challenges", "challenge-3"]) await app.tap(id);
            const begun = (await app.state()).state;
            assert.deepEqual([begun.challenge.name, begun.challenge.dice, begun.throws.length], ["hurdles", 0, 2]);
            await app.tap("stop");
            const { state, faults } = await app.state();
            assert.deepEqual([state.challenge, state.throws, faults], [null, [], []]);
        });
        assert.deepEqual(app.errors, []);
    });

    test(`a lesson goes over to real dice when the player does, at ${width} by ${height}`, async () => {
        const app = await story({ viewport }, async (app) => {
            for (const id of ["play-fighter", "lesson", "walk_0_0", "die-red", "real-dice"]) await app.tap(id);
            assert.match(await says(app), /throw it at the target/);
            await land(app, 3, "plain");
            await app.find("die-green");
            assert.deepEqual((await app.state()).faults, []);
        });
        assert.deepEqual(app.errors, []);
    });
}
