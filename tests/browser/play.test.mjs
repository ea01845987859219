// Donjonz by touch, from the first screen to the score, and what may happen on the way.

import assert from "node:assert/strict";
import { PHONE, PHONE_ON_ITS_SIDE, TABLET, story, test } from "./page.mjs";
import { hash, refereed } from "./referee.mjs";

const CODE = "DZ-G001-2HP";

const save = (app) => app.page.evaluate(() => JSON.parse(localStorage.getItem("sablier/donjonz.json")).content.session);

async function layCards(app, count) {
    for (let i = 0; i < count; i += 1) {
        await app.tap("suggest");
        await app.tap("lay");
    }
}

/** Takes the next step that the screen offers. */
async function walkOn(app) {
    const ids = await app.page.$$eval("#mirror [data-id]", (things) => things.map((thing) => thing.dataset.id));
    const next = ids.find((id) => id === "take") ?? ids.find((id) => id.startsWith("swap-")) ?? ids.find((id) => id === "go")
        ?? ids.find((id) => id.startsWith("step-"));
    assert.ok(next, `nothing to do among ${ids}`);
    await app.tap(next);
}

/** Shares the dungeon and opens what was shared at another address, where nothing is known. */
async function shareAndFollow(app, context, server) {
    await app.page.evaluate(() => {
        navigator.share = async ({ text }) => { window.shared = text; };
        // Where no app takes the words, they are copied.
        navigator.clipboard.writeText = async (text) => { window.shared = text; };
    });
    await app.tap("share");
    await app.page.waitForFunction(() => window.shared);
    const link = /https?:\S+/.exec(await app.page.evaluate(() => window.shared))[0];
    assert.equal(link, `${server.address}#donjonz=${CODE}`);
    await story({ link: new URL(link).hash }, async (other) => {
        await other.at("donjonz");
        const { state } = await other.state();
        assert.deepEqual([state.code, state.pile], [CODE, 11]);
    });
}

test("a whole game by touch ends as the native rules say, and its link opens the same dungeon", { core: true }, async () => {
    const app = await story({ link: `#donjonz=${CODE}` }, async (app, context, server) => {
        await app.at("donjonz");
        await layCards(app, 11);
        let state = await app.state();
        while (state.state.outcome === null) {
            await walkOn(app);
            state = await app.state();
        }
        await app.find("again");
        assert.equal(hash(state.state.game), hash(refereed(await save(app))));
        assert.deepEqual(state.faults, []);
        const past = JSON.parse(await app.page.evaluate(() => window.sablierFiles.read("past.json")));
        assert.equal(past.content[0].score, state.state.score);
        await shareAndFollow(app, context, server);
    });
    assert.deepEqual(app.errors, []);
});

const DEVICES = { phone: [PHONE, 3], "phone on its side": [PHONE_ON_ITS_SIDE, 2], tablet: [TABLET, 1] };

for (const [name, [viewport, scale]] of Object.entries(DEVICES)) {
    const needs = scale === 1 ? [] : ["density"];
    test(`the card in hand is dragged, turned and taken back (${name})`, { needs }, async () => {
        await story({ isMoving: true, viewport, scale }, async (app) => {
            await app.tap("play-donjonz");
            await app.tap("new");
            await app.tap("hand");
            assert.equal((await app.state()).state.turn, 1);
            const board = await app.find("board");
            await app.drag("hand", { x: board.x, y: board.y + 90 });
            assert.equal((await app.state()).state.pile, 10);
            await app.tap("undo");
            assert.equal((await app.state()).state.pile, 11);
            assert.deepEqual((await app.state()).faults, []);
        });
    });
}

test("why a card could not be laid is forgotten once one is", async () => {
    await story({ viewport: PHONE_ON_ITS_SIDE, link: `#donjonz=${CODE}` }, async (app) => {
        await app.at("donjonz");
        const board = await app.find("board");
        await app.drag("hand", { x: board.x, y: board.y + 36 });
        const { toast, state } = await app.state();
        assert.deepEqual([toast, state.pile], ["There is already a card there.", 11]);
        await layCards(app, 1);
        assert.equal((await app.state()).toast, null);
        await layCards(app, 2);
        assert.equal((await app.state()).state.pile, 8);
    });
});

test("a reload in the middle of a game goes on with it", async () => {
    await story({ link: `#donjonz=${CODE}` }, async (app) => {
        await layCards(app, 4);
        const before = (await app.state()).state.game;
        await app.page.reload();
        await app.playing();
        await app.at("donjonz");
        assert.deepEqual((await app.state()).state.game, before);
        assert.equal(hash(before), hash(refereed(await save(app))));
    });
});

test("turning the phone in the middle of a drag drops nothing", async () => {
    await story({ isMoving: true, link: `#donjonz=${CODE}` }, async (app) => {
        await app.at("donjonz");
        await app.carry("hand", { x: 200, y: 300 });
        await app.page.setViewportSize(PHONE_ON_ITS_SIDE);
        await app.rest(200);
        await app.finger("touchEnd");
        await app.rest(200);
        assert.equal((await app.state()).state.pile, 11);
        await layCards(app, 1);
        assert.equal((await app.state()).state.pile, 10);
    });
});

test("taps faster than frames all count", async () => {
    await story({ isMoving: true, link: `#donjonz=${CODE}` }, async (app) => {
        const { x, y } = await app.find("turn");
        // Three whole taps between two frames, as a drumming finger or a stuttering phone sends them.
        await app.page.evaluate(([x, y]) => {
            const finger = { pointerId: 7, pointerType: "touch", isPrimary: true, button: 0, clientX: x, clientY: y };
            const send = (kind) => document.querySelector("#glcanvas").dispatchEvent(new PointerEvent(kind, finger));
            for (let i = 0; i < 3; i += 1) ["pointerdown", "pointerup"].forEach(send);
        }, [x, y]);
        await app.rest(100);
        assert.equal((await app.state()).state.turn, 3);
    });
});

test("three fingers at once do no harm", { needs: ["many fingers"] }, async () => {
    await story({ link: `#donjonz=${CODE}` }, async (app) => {
        await app.at("donjonz");
        const before = (await app.state()).state.game;
        const fingers = (shift) => [{ x: 100, y: 300 + shift }, { x: 200, y: 320 - shift }, { x: 300, y: 640 }];
        await app.finger("touchStart", ...fingers(0));
        await app.finger("touchMove", ...fingers(40));
        await app.finger("touchEnd");
        await app.rest(200);
        assert.deepEqual((await app.state()).state.game, before);
        await app.tap("turn");
        assert.equal((await app.state()).state.turn, 1, "the app still answers");
    });
});
