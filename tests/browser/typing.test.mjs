// Names and codes typed in a browser: in real fields, which a finger itself gives the focus.

import assert from "node:assert/strict";
import { story, test } from "./page.mjs";

const FIELD = "#mirror input[data-kind=field]";
// A dungeon, as friends send it.
const CODE = "DZ-G001-2HP";

const focused = (app) => app.page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.id);
const held = (app) => app.page.evaluate((field) => document.querySelector(field)?.value, FIELD);

/** What stands in the field, once app and browser agree. */
async function agreed(app) {
    await app.settled();
    const { touchables } = await app.state();
    const text = touchables.find(({ id }) => id === "typed").text ?? "";
    assert.equal(await held(app), text, "the browser's field holds what the app shows");
    return text;
}

test("a name with accents is typed, corrected and kept", { needs: ["typing"] }, async () => {
    const app = await story({ locale: "fr-FR" }, async (app) => {
        for (const id of ["play-knock", "new", "name-0"]) await app.tap(id);
        assert.notEqual(await focused(app), "typed", "no keyboard comes unasked on a phone");
        await app.tap("typed");
        assert.equal(await focused(app), "typed", "the finger itself gives the field the focus");
        const keyboard = app.page.keyboard;
        await keyboard.type("elle");
        assert.equal(await agreed(app), "Elle");
        for (let erased = 0; erased < 4; erased += 1) await keyboard.press("Backspace");
        // As a dead key or a keyboard of a phone puts it in.
        for (const letter of ["é", "l", "é", "o"]) await keyboard.insertText(letter);
        await keyboard.type("nore-anne");
        assert.equal(await agreed(app), "Éléonore-A", "a name is no longer than its plate, nor the field's text");
        await app.tap("key-X");
        assert.equal(await agreed(app), "Éléonore-A");
        await app.tap("erase");
        assert.equal(await agreed(app), "Éléonore-", "the keypad and the field share what is typed");
        assert.notEqual(await focused(app), "typed", "a finger beside the field takes the focus away");
        await app.tap("typed");
        await keyboard.press("Enter");
        await app.settled();
        assert.equal(await app.sees("typed"), false, "Enter ends the typing");
        assert.equal((await app.state()).state.party.seats[0].name, "Éléonore");
    });
    assert.deepEqual(app.errors, []);
});

test("letters that are being composed are not disturbed", { needs: ["typing"] }, async () => {
    await story({ locale: "es-ES" }, async (app) => {
        for (const id of ["play-knock", "new", "name-0", "typed"]) await app.tap(id);
        const compose = (text) => app.touch.send("Input.imeSetComposition", {
            text, selectionStart: text.length, selectionEnd: text.length,
        });
        await compose("n");
        await compose("ni");
        await app.settled();
        assert.equal(await held(app), "ni", "the keyboard's own text stays while it composes");
        assert.equal((await app.state()).touchables.find(({ id }) => id === "typed").text, "Ni");
        await compose("niñ");
        await app.page.keyboard.insertText("niña");
        assert.equal(await agreed(app), "Niña");
    });
});

test("a code is pasted into the field, and a wrong letter says so", { needs: ["typing"] }, async () => {
    const app = await story({}, async (app, context) => {
        for (const id of ["play-donjonz", "code", "typed"]) await app.tap(id);
        await app.page.keyboard.type("g0u");
        assert.equal(await agreed(app), "G0");
        const verdict = async () => (await app.state()).touchables.find(({ id }) => id === "verdict").label;
        assert.match(await verdict(), /“U”/);
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        const copy = (text) => app.page.evaluate((words) => navigator.clipboard.writeText(words), text);
        await copy("KN-7K3M-Q2X");
        await app.page.keyboard.press("Control+V");
        await app.settled();
        assert.match(await verdict(), /another game/);
        await copy(` Come and play: https://example.org/#donjonz=${CODE} `);
        await app.page.keyboard.press("Control+V");
        assert.equal(await agreed(app), CODE.replaceAll("-", "").slice(2));
        await app.page.keyboard.press("Enter");
        await app.at("donjonz");
    });
    assert.deepEqual(app.errors, []);
});

test("with a keyboard, a field has the focus as it appears, and Escape leaves", { needs: ["typing"] }, async () => {
    // A page that is told of no coarse pointer takes the device for no phone.
    const prepare = (page) => page.addInitScript(() => {
        const ask = window.matchMedia.bind(window);
        window.matchMedia = (query) => (query === "(pointer: coarse)" ? { matches: false } : ask(query));
    });
    await story({ prepare }, async (app) => {
        for (const id of ["play-donjonz", "code"]) await app.tap(id);
        assert.equal(await focused(app), "typed");
        await app.page.keyboard.type("g001");
        assert.equal(await agreed(app), "G001");
        await app.page.keyboard.press("Escape");
        await app.at("lobby");
    });
});
