// What is seen is what the desktop app shows, in every engine: at the start before anybody touches it, on each game's
// table, and after whatever may happen to a page.

import assert from "node:assert/strict";
import { PHONE, PHONE_ON_ITS_SIDE, story, test } from "./page.mjs";
import { distance, nativePicture } from "./picture.mjs";

/** How far a picture may be from the desktop's, of 255. */
const NEAR = 6;

const files = (app) => app.page.evaluate(() => Object.fromEntries(Object.entries(localStorage)
    .filter(([name]) => name.startsWith("sablier/")).map(([name, text]) => [name.slice("sablier/".length), text])));

/** Waits until the app is seen as the desktop app shows it with the same files, after taps that lead to the screen. */
async function seenAsNative(app, taps, size = PHONE) {
    const native = nativePicture(size, await files(app), taps.map((id) => `tap ${id}`));
    let apart = Infinity;
    for (const end = Date.now() + 30_000; apart > NEAR && Date.now() < end;) apart = distance(await app.picture(), native);
    assert.ok(apart <= NEAR, `${apart.toFixed(1)} of 255 away from what the desktop app shows`);
}

test("the first screen is there before anybody touches it", { core: true }, async () => {
    await story({}, async (app) => {
        await app.at("home");
        await seenAsNative(app, []);
        assert.deepEqual((await app.state()).faults, []);
    });
});

for (const screen of ["settings", "print", "timer"]) {
    test(`${screen} is seen as on the desktop`, { core: true }, async () => {
        await story({}, async (app) => {
            await app.tap(screen);
            await app.at(screen);
            await seenAsNative(app, [screen]);
        });
    });
}

const TABLES = { donjonz: "DZ-G001-2HP", knock: "KN-0000-05A", fighter: "FI-2G01-0200-000R-1" };

for (const [game, code] of Object.entries(TABLES)) {
    test(`the table of ${game} is seen as on the desktop`, { core: true }, async () => {
        await story({ link: `#${game}=${code}` }, async (app) => {
            if (game === "fighter") await app.tap("start");
            await app.at(game);
            await app.page.reload();
            await app.playing();
            await app.at(game);
            await seenAsNative(app, []);
        });
    });
}

test("a phone that is turned is filled, and filled again when it is turned back", { core: true }, async () => {
    await story({}, async (app) => {
        for (const size of [PHONE_ON_ITS_SIDE, PHONE]) {
            await app.page.setViewportSize(size);
            await seenAsNative(app, [], size);
        }
    });
});
