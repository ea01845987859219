// What is seen is what the desktop app shows, in every engine: at the start before anybody touches it, on every kind of
// screen, and after whatever may happen to a page.

import assert from "node:assert/strict";
import { poll } from "./engines/plain.mjs";
import { PHONE, PHONE_ON_ITS_SIDE, story, test } from "./page.mjs";
import { distance, nativePictures, readPicture } from "./picture.mjs";
import { played } from "./referee.mjs";

/** How far a picture may be from the desktop's, of 255. */
const NEAR = 6;

/** Waits until the app is seen as in another picture. */
async function seenAs(picture, app, what) {
    let apart = Infinity;
    const isNear = async () => (apart = distance(await app.picture(), picture)) <= NEAR;
    await poll(isNear, `${what} as on the desktop`).catch((error) => {
        throw new Error(`${what} is ${apart.toFixed(1)} of 255 away from the desktop's: ${error.message}`);
    });
}

/** Taps from screen to screen, and waits on each until it is seen as the desktop app shows it with the same files after
 *  the same taps. */
async function seenAsNative(app, files, ways) {
    const pictures = nativePictures(PHONE, files, ways.map(([, ...taps]) => taps));
    for (const [nth, [screen, ...taps]] of ways.entries()) {
        for (const id of taps) await app.tap(id);
        await app.at(screen);
        await seenAs(pictures[nth], app, `the screen "${screen}" after ${taps.join(", ") || "no tap"}`);
        // A screen that came by itself takes no touch at first.
        await app.rest(600);
    }
}

/** What was drawn last. Asking for it has the app draw nothing. */
async function drawn(app) {
    const address = await app.page.evaluate(() => canvas.toDataURL());
    return readPicture(Buffer.from(address.split(",")[1], "base64"));
}

/** Files with a game of each kind, which the next taps end. */
async function gamesAboutToEnd() {
    const [knock, donjonz, fighter] = await Promise.all(["knock", "donjonz", "fighter"].map(played));
    const before = (save, done) => ({ ...save, done, log: save.log.slice(0, done) });
    const file = (session, extras) =>
        JSON.stringify({ version: 1, content: { session: JSON.stringify(session), began: 1, ...extras } });
    return {
        "knock.json": file(before(knock, 1), {
            seats: [{ name: "", player: "Person" }], sand: null, strict: false, pace: "Usual",
        }),
        // What was taken back can be done again.
        "donjonz.json": file({ ...donjonz, done: donjonz.done - 1 }),
        "fighter.json": file(before(fighter, fighter.done - 1), { names: ["", "", ""], away: [], throws: {} }),
    };
}

/** Each screen that players come by, with the taps that lead there from the one before. */
const WAYS = [
    ["knock"],
    ["knock-finish", "time-up", "time-up-yes"],
    ["knock-replay", "replay"],
    ["knock-lobby", "back", "back"],
    ["knock-records", "records"],
    ["code", "back", "code"],
    ["knock-party", "back", "new"],
    ["home", "back", "back"],
    ["donjonz", "play-donjonz", "continue"],
    ["donjonz", "redo"],
    ["donjonz-replay", "replay"],
    ["lobby", "back", "back"],
    ["scores", "scores"],
    ["fighter", "back", "back", "play-fighter", "continue"],
    ["fighter-finish", "ask-give-up", "give-up"],
    ["fighter-lobby", "back"],
    ["fighter-party", "new"],
    // Only where nothing rings does the timer say the same on all devices.
    ["timer", "back", "back", "sound", "timer"],
    ["at-the-table", "back", "table"],
    ["companion-knock", "table-knock"],
    ["settings", "back", "back", "settings"],
    ["print", "back", "print"],
    ["reference", "back", "rules"],
];

test("every screen is seen as on the desktop", { core: true }, async () => {
    const files = await gamesAboutToEnd();
    await story({ isMoving: true, scale: 1, files }, (app) => seenAsNative(app, files, WAYS));
});

test("whatever happens to a page, what was drawn last is seen", { core: true }, async () => {
    await story({ isMoving: true, scale: 1 }, async (app) => {
        const [[upright], [aside]] = [PHONE, PHONE_ON_ITS_SIDE].map((size) => nativePictures(size, {}, [[]]));
        await seenAs(upright, app, "a page that nobody has touched");
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
        await app.page.evaluate(() => {
            for (const state of ["hidden", "visible"]) {
                Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
                document.dispatchEvent(new Event("visibilitychange"));
            }
        });
        await seenAs(upright, app, "a page that was out of sight");
        const still = await app.picture();
        await app.page.evaluate(() => { location.hash = "#donjonz=%"; });
        await poll(async () => distance(await app.picture(), still) > 0.5, "a message");
        await poll(async () => distance(await app.picture(), still) < 0.1, "a picture without the message");
        const reloaded = app.page.waitForEvent("load");
        await app.page.evaluate(() => gl.getExtension("WEBGL_lose_context").loseContext());
        await reloaded;
        await app.playing();
        await seenAs(upright, app, "a page whose graphics were taken away");
        await app.page.goto("about:blank");
        await app.page.goBack();
        await app.playing();
        await seenAs(upright, app, "a page come back to");
    });
});

test("every second of a clock is seen at once", { core: true }, async () => {
    await story({}, async (app) => {
        await app.tap("timer");
        await app.at("timer");
        await app.tap("start");
        for (let last = await drawn(app), ticks = 0; ticks < 3; ticks += 1) {
            last = await poll(async () => {
                const now = await drawn(app);
                if (distance(now, last) === 0) return null;
                const seen = await app.picture();
                const isOver = distance(await drawn(app), now) > 0;
                return !isOver && distance(seen, now) < distance(seen, last) / 2 && now;
            }, "the second that was drawn");
        }
    });
});

test("a page brought to a screen of another density fills it", { needs: ["a change of density"] }, async () => {
    await story({ scale: 1 }, async (app) => {
        const [upright] = nativePictures(PHONE, {}, [[]]);
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
