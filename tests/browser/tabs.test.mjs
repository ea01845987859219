// The app in two tabs of one browser: one of them has the games, and none is ever overwritten.

import assert from "node:assert/strict";
import { App, story, test } from "./page.mjs";

const LINK = "#donjonz=DZ-G001-2HP";

const pile = async (app) => (await app.state()).state.pile;

async function layCard(app) {
    await app.tap("suggest");
    await app.tap("lay");
}

/** Waits until a page says that the games are open in another one. */
async function isElsewhere(page) {
    await page.waitForSelector("body[data-state=elsewhere] #elsewhere", { state: "visible" });
}

/** Opens a second tab, which finds the games open elsewhere, and uses it. */
async function openAnother(context, address, prepare) {
    const opened = context.waitForEvent("page");
    const opening = App.open(context, address, prepare);
    const page = await opened;
    await isElsewhere(page);
    await page.click("#use-here");
    return opening;
}

const file = (app, name) => app.page.evaluate((name) => localStorage.getItem(`sablier/${name}`), name);

const WITHOUT_LOCKS = () => Object.defineProperty(Navigator.prototype, "locks", { value: undefined });

const KINDS = {
    "with locks": [{ core: true }, async () => {}],
    "without locks": [{ needs: ["early scripts"] }, (page) => page.addInitScript(WITHOUT_LOCKS)],
};

for (const [name, [options, prepare]] of Object.entries(KINDS)) {
    test(`a game goes on in the tab where it is wanted, and nothing is lost (${name})`, options, async () => {
        await story({ link: LINK, prepare }, async (first, context, server) => {
            await layCard(first);
            const second = await openAnother(context, server.address, prepare);
            await second.at("donjonz");
            assert.equal(await pile(second), 10);
            await isElsewhere(first.page);
            await layCard(second);
            // Whoever uses a tab looks at it; one that nobody sees is hardly given a frame.
            await first.page.bringToFront();
            await first.page.click("#use-here");
            await first.playing();
            await first.at("donjonz");
            assert.equal(await pile(first), 9);
            await isElsewhere(second.page);
            await layCard(first);
            assert.equal(await pile(first), 8);
        });
    });
}

test("a tab that slept through the change writes nothing when it wakes", async () => {
    await story({ link: LINK }, async (app) => {
        await layCard(app);
        const before = await file(app, "donjonz.json");
        const reloaded = app.page.waitForEvent("load");
        const refused = await app.page.evaluate(() => {
            localStorage.setItem("sablier.tab", "another");
            return window.sablierFiles.write("donjonz.json", "of the tab that slept");
        });
        assert.equal(refused, null);
        await reloaded;
        await app.playing();
        assert.equal(await file(app, "donjonz.json"), before);
        assert.equal(await pile(app), 10);
    });
});

test("without locks, a tab that has gone silent is not waited for", { needs: ["early scripts"] }, async () => {
    const prepare = (page) => page.addInitScript(WITHOUT_LOCKS);
    await story({ link: LINK, prepare }, async (first, context, server) => {
        await layCard(first);
        const page = await context.newPage();
        await prepare(page);
        await page.goto(server.address);
        await isElsewhere(page);
        const looks = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        await looks();
        await first.rest(1000);
        await isElsewhere(page);
        // As long as the other one lives, it says so; now it has fallen asleep, and was last heard of long ago.
        await first.page.evaluate(() => { Storage.prototype.setItem = () => {}; });
        await page.evaluate(() => localStorage.setItem("sablier.beat", Date.now() - 60_000));
        await looks();
        await page.waitForSelector("body[data-state=playing]");
        const second = new App(page);
        await second.at("donjonz");
        assert.equal(await pile(second), 10);
    });
});

test("a tab that waited goes on by itself when the other one is gone", async () => {
    await story({ link: LINK }, async (first, context, server) => {
        await layCard(first);
        const page = await context.newPage();
        await page.goto(server.address);
        await isElsewhere(page);
        await first.page.close();
        // Browsers take a moment to notice that a tab is gone.
        await page.waitForFunction(() => {
            document.dispatchEvent(new Event("visibilitychange"));
            return document.body.dataset.state !== "elsewhere";
        }, null, { polling: 500 });
        await page.waitForSelector("body[data-state=playing]");
    });
});
