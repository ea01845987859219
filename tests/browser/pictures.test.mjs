// What is seen is what the desktop app shows, in every engine: at the start before anybody touches it, on each game's
// table, and after whatever may happen to a page.

import assert from "node:assert/strict";
import { PHONE, PHONE_ON_ITS_SIDE, story, test } from "./page.mjs";
import { distance, nativePicture } from "./picture.mjs";

/** How far a picture may be from the desktop's, of 255. */
const NEAR = 6;

const files = (app) => app.page.evaluate(() => Object.fromEntries(Object.entries(localStorage)
    .filter(([name]) => name.startsWith("sablier/")).map(([name, text]) => [name.slice("sablier/".length), text])));

/** Waits until the app is seen as in another picture. */
async function seenAs(picture, app, what) {
    let apart = Infinity;
    for (const end = Date.now() + 30_000; apart > NEAR && Date.now() < end;) apart = distance(await app.picture(), picture);
    assert.ok(apart <= NEAR, `${what} is ${apart.toFixed(1)} of 255 away from the desktop's`);
}

/** Taps, and waits until the app is seen as the desktop app shows it with the same files after the same taps. */
async function seenAsNative(app, taps) {
    const before = await files(app);
    for (const id of taps) await app.tap(id);
    await seenAs(nativePicture(PHONE, before, taps.map((id) => `tap ${id}`)), app, taps.at(-1) ?? "the screen");
}

test("every screen around the games is seen as on the desktop, the first one before it is touched", { core: true }, async () => {
    await story({ isMoving: true, scale: 1 }, async (app) => {
        await app.at("home");
        await seenAsNative(app, []);
        // The timer's page says more here: what a browser cannot do.
        for (const screen of ["settings", "print", "rules"]) {
            await seenAsNative(app, [screen]);
            await app.tap("back");
            await app.at("home");
        }
    });
});

const TABLES = { donjonz: ["DZ-G001-2HP"], knock: ["KN-0000-0SQ", "knock"], fighter: ["FI-2G01-0200-000R-1"] };

for (const [game, [code, ...taps]] of Object.entries(TABLES)) {
    test(`the table of ${game} is seen as on the desktop`, { core: true }, async () => {
        await story({ isMoving: true, scale: 1, link: `#${game}=${code}` }, async (app) => {
            if (game === "fighter") await app.tap("start");
            await app.at(game);
            await app.page.reload();
            await app.playing();
            await app.at(game);
            await seenAsNative(app, taps);
        });
    });
}

test("whatever happens to a page, what was drawn last is seen", { core: true }, async () => {
    await story({ isMoving: true, scale: 1 }, async (app) => {
        const [upright, aside] = [PHONE, PHONE_ON_ITS_SIDE].map((size) => nativePicture(size, {}, []));
        await app.page.setViewportSize(PHONE_ON_ITS_SIDE);
        await seenAs(aside, app, "a page turned aside");
        await app.page.setViewportSize(PHONE);
        await seenAs(upright, app, "a page turned back");
        await app.page.evaluate(() => {
            Document.prototype.hasFocus = () => false;
            window.dispatchEvent(new Event("blur"));
        });
        // The app draws a frame for its answer.
        await app.state();
        await seenAs(upright, app, "a page beside another window");
        await app.page.goto("about:blank");
        await app.page.goBack();
        await app.playing();
        await seenAs(upright, app, "a page come back to");
    });
});

test("a page brought to a screen of another density fills it", { needs: ["a change of density"] }, async () => {
    await story({ scale: 1 }, async (app) => {
        const upright = nativePicture(PHONE, {}, []);
        for (const scale of [2.625, 1]) {
            await app.device.setDensity(scale);
            await app.page.waitForFunction((width) => canvas.width === width, Math.floor(PHONE.width * scale));
            await seenAs(upright, app, `a page at density ${scale}`);
        }
    });
});

test("what miniquad misses and we do without is no matter for an alert", { needs: ["early scripts"] }, async () => {
    const prepare = (page) => page.addInitScript(() => {
        window.raised = [];
        window.alert = (words) => window.raised.push(words);
        const get = WebGLRenderingContext.prototype.getExtension;
        WebGLRenderingContext.prototype.getExtension = function (name) {
            return name === "WEBGL_depth_texture" ? null : get.call(this, name);
        };
    });
    await story({ prepare }, async (app) => {
        assert.deepEqual(await app.page.evaluate(() => window.raised), []);
    });
});
