// Links from strangers: whatever stands behind the sign in an address, the app opens and answers.

import assert from "node:assert/strict";
import { LINKS_IN_A_PAGE } from "./engines/engine.mjs";
import { story, test } from "./page.mjs";

const LINKS = 1000;
/** How many come in one page, before it is loaded anew with the next one: an odd number, so that a link of every kind
 *  comes first in a page. */
const BATCH = Math.min(125, LINKS_IN_A_PAGE);

const GAMES = ["donjonz", "knock", "fighter", "open", "moon", "constructor", "__proto__", ""];
const PREFIXES = ["DZ", "KN", "DF"];
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const JUNK = ["%", "%%", "%2", "%zz", "%00", "%FF", "%C3%28", "%E2%80%AE", "%F0%9F%92%A9", "%25", "%2525", "%23", "%0A", "+"];
const STRANGE = ["é", "ß", "ﬁ", "\u202E", "\u0000", "\u001F", "\uD800", "💀", "�", "\u0301\u0301", "İ", "#", "&", "=", "\"", "'"];
const SCRIPTS = [
    "<script>alert(1)</script>", "javascript:alert(1)", "\"><img src=x onerror=alert(1)>", "${alert(1)}", "{{words}}",
    "';DROP TABLE saves;--", "../../etc/passwd", "data:text/html,<b>", "{\"link\":\"x\"}", "\\u0000",
];

/** Numbers that look thrown, the same in every run. */
function dice(seed) {
    let state = seed;
    return (sides) => {
        state = Math.imul(state ^ (state >>> 15), 0x2C1B3C6D) + 0x9E3779B9 | 0;
        return ((state ^ (state >>> 13)) >>> 0) % sides;
    };
}

/** Hostile links of every kind. */
function hostile(count) {
    const roll = dice(7);
    const one = (list) => list[roll(list.length)];
    const many = (most, make) => Array.from({ length: 1 + roll(most) }, make).join("");
    const code = () => `${one(PREFIXES)}-${many(7, () => one([...LETTERS]))}-${many(4, () => one([...LETTERS]))}`;
    const kinds = [
        () => `${one(GAMES)}=${many(6, () => one(JUNK))}`,
        () => `${one(GAMES)}=${one([..."A%ß💀=#"]).repeat(1 << roll(17))}`,
        () => `${one(GAMES)}=${many(12, () => one(STRANGE))}`,
        () => many(5, () => `${one(GAMES)}=#`) + code(),
        () => `${one(GAMES)}=${one(SCRIPTS)}`,
        () => `${one(GAMES)}=${code()}`,
        () => `${one(GAMES)}=${code()}${one(JUNK)}${one(STRANGE)}&${one(GAMES)}=${code()}`,
        () => one([...JUNK, ...STRANGE, ...SCRIPTS, ...GAMES]),
    ];
    return Array.from({ length: count }, (_, index) => `#${kinds[index % kinds.length]()}`);
}

/** Opens links one after another in the page, and gives what was wrong after each. */
async function openAll(links) {
    const wrong = [];
    let turns = 0;
    for (const link of links) {
        location.hash = link;
        // The page hears of it after this, in some engines a few turns later.
        do await new Promise((resolve) => setTimeout(resolve));
        while (location.href.includes("#") && (turns += 1) < 100_000);
        const { screen, faults } = await window.sablier.dump();
        const isClean = !location.href.includes("#") && document.body.dataset.state === "playing";
        if (!screen || faults.length > 0 || !isClean) wrong.push([link.slice(0, 100), screen, faults, location.href.slice(0, 100)]);
    }
    return wrong;
}

test("the app answers after each of a thousand hostile links", { core: true }, async () => {
    const app = await story({}, async (app) => {
        const dialogs = [];
        app.page.on("dialog", (dialog) => {
            dialogs.push(dialog.message());
            dialog.dismiss();
        });
        const links = hostile(LINKS);
        while (links.length > 0) {
            assert.deepEqual(await app.page.evaluate(openAll, links.splice(0, BATCH - 1)), []);
            const [link] = links.splice(0, 1);
            if (link === undefined) break;
            await app.page.evaluate((hash) => history.replaceState(history.state, "", hash), link);
            await app.page.reload();
            await app.playing();
            const { screen, faults } = await app.state();
            assert.deepEqual([typeof screen, faults], ["string", []], link.slice(0, 100));
            assert.ok(!app.page.url().includes("#"), link.slice(0, 100));
        }
        assert.deepEqual(dialogs, []);
    });
    assert.deepEqual(app.errors, []);
});

test("what is no game code is called that, and the next link works", async () => {
    await story({ link: "#donjonz=%" }, async (app) => {
        await app.heard(/This is not a game code\./);
        await app.page.reload();
        await app.playing();
        await app.at("home");
        await app.page.evaluate(() => { location.hash = "#donjonz=DZ%2DG001-2HP"; });
        await app.at("donjonz");
        assert.deepEqual(app.errors, []);
    });
});

test("a link is opened in the middle of a way back as well", async () => {
    await story({}, async (app) => {
        for (const wait of [0, 4, 8, 16, 32]) {
            await app.tap("settings");
            await app.tap("back");
            await app.rest(wait);
            await app.page.evaluate(() => { location.hash = "#donjonz=DZ-G001-2HP"; });
            await app.at("donjonz");
            await app.tap("back");
            await app.tap("back");
            await app.at("home");
        }
        assert.deepEqual(app.errors, []);
    });
});

test("the shortcuts of the home screen open what they name", async () => {
    await story({}, async (app) => {
        const { shortcuts } = await app.page.evaluate(async () => (await fetch("manifest.webmanifest")).json());
        assert.equal(shortcuts.length, 4);
        const screens = [];
        for (const { url } of shortcuts) {
            await app.page.evaluate((url) => { location.hash = new URL(url, location.href).hash; }, url);
            await app.page.waitForFunction(() => document.querySelector("#mirror").dataset.screen !== "home");
            screens.push((await app.state()).screen);
        }
        assert.deepEqual(screens, ["timer", "knock-lobby", "lobby", "fighter-lobby"]);
        assert.deepEqual(app.errors, []);
    });
});
