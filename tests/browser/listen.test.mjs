// The screen for those who hear it: a mirror of elements over the canvas, checked by axe, used by keyboard.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { story, test } from "./page.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function violations(app) {
    await app.page.evaluate(AXE);
    const { violations } = await app.page.evaluate(() => axe.run(document));
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

test("axe finds nothing to complain about on any screen", async () => {
    await story({}, async (app) => {
        const look = async (screen) => {
            await app.at(screen);
            await app.rest(300);
            assert.deepEqual(await violations(app), [], screen);
        };
        await look("home");
        for (const [id, screen] of [["settings", "settings"], ["rules", "reference"], ["print", "print"]]) {
            await app.tap(id);
            await look(screen);
            await app.tap("back");
            await app.at("home");
        }
        await app.tap("play-donjonz");
        await look("lobby");
        await app.tap("new");
        await look("donjonz");
    });
});

test("a game can be begun with the keyboard alone", async () => {
    await story({}, async (app) => {
        const focused = () => app.page.evaluate(() => document.activeElement.dataset.id);
        while (await focused() !== "play-donjonz") await app.page.keyboard.press("Tab");
        await app.page.keyboard.press("Enter");
        await app.at("lobby");
        while (await focused() !== "new") await app.page.keyboard.press("Tab");
        await app.page.keyboard.press("Enter");
        await app.at("donjonz");
        await app.page.keyboard.press("Escape");
        await app.at("lobby");
    });
});

test("a screen reader's click uses a thing once, and what happens is said", { needs: ["languages"] }, async () => {
    await story({ link: "#donjonz=DZ-G001-2HP", locale: "fr-FR" }, async (app) => {
        await app.at("donjonz");
        const click = (id) => app.page.$eval(`#mirror [data-id="${id}"]`, (element) => element.click());
        await click("suggest");
        await app.find("lay");
        await click("lay");
        assert.equal((await app.state()).state.pile, 10);
        await app.heard(/Carte posée, il en reste 10\./);
    });
});

test("sliders and switches tell their value and take a new one", async () => {
    await story({}, async (app) => {
        await app.tap("settings");
        const slider = app.page.locator("#mirror [data-id=effects]");
        assert.equal(await slider.inputValue(), "70");
        await slider.fill("75");
        await app.settled();
        assert.equal(JSON.parse(await app.page.evaluate(() => localStorage.getItem("sablier/settings.json"))).content.effects, 75);
        const contrast = app.page.locator("#mirror [data-id=contrast]");
        assert.equal(await contrast.getAttribute("aria-checked"), "false");
        await app.tap("contrast");
        assert.equal(await contrast.getAttribute("aria-checked"), "true");
    });
});
