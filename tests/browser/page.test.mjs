// The page around the app: what it may do, what it says of itself to others, and where a wrong address leads.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE, story, test } from "./page.mjs";

/** The headers of the site, as hosts read them. */
const HEADERS = readFileSync(join(SITE, "_headers"), "utf8").split("\n").slice(1, -1).map((line) => line.trim().split(/: (.*)/));

/** Notes what the policy refuses, from the first moment on. */
const watchPolicy = (page) => page.addInitScript(() => {
    window.refused = [];
    document.addEventListener("securitypolicyviolation", (event) => {
        window.refused.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
});

test("every file comes with the headers that keep strangers out", async () => {
    await story({}, async (app) => {
        for (const path of ["", "sablier.wasm", "print.js", "sw.js", "missing"]) {
            const answer = await app.page.evaluate(async (path) => {
                const { headers } = await fetch(path, { cache: "reload" });
                return Object.fromEntries(headers);
            }, `${path}?fresh`);
            for (const [name, value] of HEADERS) assert.equal(answer[name], value, `${name} of ${path}`);
        }
        assert.ok(HEADERS.length >= 6);
    });
});

test("a game is played, printed and kept offline without a word against the policy", { needs: ["early scripts"] }, async () => {
    const app = await story({ link: "#donjonz=DZ-G001-2HP", prepare: watchPolicy }, async (app) => {
        await app.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await app.tap("suggest");
        await app.tap("lay");
        await app.tap("back");
        await app.tap("back");
        await app.tap("print");
        await app.at("print");
        const saved = app.page.waitForEvent("download");
        await app.tap("save");
        assert.match((await saved).suggestedFilename(), /\.pdf$/);
        assert.deepEqual(await app.page.evaluate(() => window.refused), []);
        // The policy is there, and holds.
        await app.page.evaluate(() => {
            const script = document.createElement("script");
            script.textContent = "window.strange = true";
            document.body.append(script);
        });
        assert.equal(await app.page.evaluate(() => window.strange), undefined);
        assert.match((await app.page.evaluate(() => window.refused))[0], /^script-src-elem: inline/);
        app.errors = app.errors.filter((error) => !error.includes("inline script"));
    });
    assert.deepEqual(app.errors, []);
});

test("a wrong address leads to a page in three languages, and from there to the app", { needs: ["traffic"] }, async () => {
    await story({ prepare: watchPolicy }, async (app, context, server) => {
        await app.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        for (const path of ["missing", "a/b/missing.html"]) {
            const answer = await app.page.goto(server.address + path);
            assert.equal(answer.status(), 404);
            assert.deepEqual(await app.page.locator("#lost [lang]").evaluateAll((all) => all.map((it) => it.lang)), ["en", "fr", "es"]);
            const ground = await app.page.locator("#lost").evaluate((element) => getComputedStyle(element).backgroundColor);
            assert.equal(ground, "rgb(247, 233, 203)", "it has its style");
            assert.deepEqual(await app.page.evaluate(() => window.refused), []);
        }
        await app.page.locator("#lost a").first().click();
        await app.playing();
        await app.at("home");
    });
});

test("the title counts the sand while it runs", async () => {
    await story({}, async (app) => {
        // Waits until the title says what is left of the running sand, and gives that, in seconds.
        const counted = async () => {
            const right = await app.page.waitForFunction(() => {
                const [, minutes, rest] = /^(\d+):(\d\d) · Sablier$/.exec(document.title) ?? [];
                const [{ sand }] = JSON.parse(localStorage.getItem("sablier/timer.json")).content.timers;
                const left = Math.ceil((sand.deadline - Date.now()) / 1000);
                return Number(minutes) * 60 + Number(rest) === left && left;
            });
            return right.jsonValue();
        };
        assert.equal(await app.page.title(), "Sablier");
        await app.tap("timer");
        await app.at("timer");
        await app.tap("start");
        const first = await counted();
        assert.ok(first > 0 && first <= 360, `${first} s`);
        await app.tap("back");
        await app.at("home");
        await app.rest(2500);
        const later = await counted();
        assert.ok(later <= first - 2, `${later} s after ${first} s`);
        await app.tap("timer");
        await app.tap("start");
        assert.equal(await app.page.title(), "Sablier");
    });
});

test("the manifest's pictures are there, and no visit loads them", { needs: ["traffic"] }, async () => {
    const loaded = [];
    await story({ prepare: async (page) => page.on("request", (request) => loaded.push(request.url())) }, async (app, _, server) => {
        const { screenshots, shortcuts } = await app.page.evaluate(async () => (await fetch("manifest.webmanifest")).json());
        const before = [...loaded];
        for (const { src, sizes } of [...screenshots, ...shortcuts.flatMap(({ icons }) => icons)]) {
            assert.ok(!before.includes(server.address + src), src);
            const size = await app.page.evaluate(async (src) => {
                const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
                return `${width}x${height}`;
            }, src);
            assert.equal(size, sizes, src);
        }
    });
});
