// The app on the home screen: installable, offline, and updated only when the player says so.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SITE, story, test } from "./page.mjs";

const LINK = "#donjonz=DZ-G001-2HP";

/** Waits until all of the app is kept for offline use. */
async function kept(app) {
    const isKept = async () => navigator.serviceWorker.controller !== null
        && Boolean(await caches.match("dice_bg.wasm", { ignoreSearch: true }));
    await app.page.waitForFunction(isKept);
}

test("Chromium would install it", { needs: ["installing"] }, async () => {
    await story({ own: true }, async (app) => {
        await kept(app);
        const { errors } = await app.touch.send("Page.getAppManifest");
        assert.deepEqual(errors, []);
        const { installabilityErrors } = await app.touch.send("Page.getInstallabilityErrors");
        assert.deepEqual(installabilityErrors, []);
    });
});

test("it opens without a network, in the game that was running", { core: true }, async () => {
    await story({ link: LINK }, async (app, context, server) => {
        await kept(app);
        await app.tap("suggest");
        await app.tap("lay");
        server.stop();
        await context.setOffline(true);
        await app.page.reload();
        await app.playing();
        await app.at("donjonz");
        assert.equal((await app.state()).state.pile, 10);
        assert.deepEqual((await app.state()).faults, []);
    });
});

test("it lives in a sub-folder of a host as well", { needs: ["installing"] }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "sablier-host-"));
    writeFileSync(join(folder, "index.html"), "another page");
    cpSync(SITE, join(folder, "games/sablier"), { recursive: true });
    try {
        await story({ own: true, folder, link: `games/sablier/${LINK}` }, async (app, context, server) => {
            await kept(app);
            await app.at("donjonz");
            const { installabilityErrors } = await app.touch.send("Page.getInstallabilityErrors");
            assert.deepEqual(installabilityErrors, []);
            server.stop();
            await context.setOffline(true);
            await app.page.reload();
            await app.playing();
            await app.at("donjonz");
            assert.match(app.page.url(), /\/games\/sablier\/$/);
            assert.deepEqual(app.errors, []);
        });
    } finally {
        rmSync(folder, { recursive: true });
    }
});

test("a new version is offered on the home screen and never forced", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sablier-site-"));
    cpSync(SITE, folder, { recursive: true });
    const publish = () => {
        for (const name of readdirSync(folder).filter((name) => /^sw\.js\.(br|gz)$/.test(name))) rmSync(join(folder, name));
        const worker = join(folder, "sw.js");
        writeFileSync(worker, readFileSync(worker, "utf8").replace(/const CACHE = .*/, 'const CACHE = PREFIX + "newer";'));
    };
    try {
        await story({ link: LINK, folder }, async (app) => {
            await kept(app);
            await app.tap("suggest");
            await app.tap("lay");
            await app.page.evaluate(() => { window.same_page = true; });
            publish();
            await app.page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
            await app.page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
            await app.rest(500);
            assert.equal((await app.state()).state.pile, 10);
            assert.ok(await app.page.evaluate(() => window.same_page), "the running game is left alone");
            await app.tap("back");
            await app.tap("back");
            await app.at("home");
            const reloaded = app.page.waitForEvent("load");
            await app.tapAndLeave("update");
            await reloaded;
            await app.playing();
            assert.equal((await app.state()).state.pile, 10);
            assert.deepEqual((await app.page.evaluate(() => caches.keys())).map((name) => name.split(" ").at(-1)), ["newer"]);
        });
    } finally {
        rmSync(folder, { recursive: true });
    }
});
