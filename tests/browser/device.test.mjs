// What a browser gives and takes away: language, storage, graphics, sound, the way back, printing.

import assert from "node:assert/strict";
import { readFileSync, rmSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { poll } from "./engines/plain.mjs";
import { App, PHONE, openBrowser, run, serve, story, test } from "./page.mjs";
import { isFlat, readPicture } from "./picture.mjs";

const LINK = "#donjonz=DZ-G001-2HP";

test("the app speaks the browser's language until it is told another", { needs: ["languages"] }, async () => {
    await story({ locale: "es-ES" }, async (app) => {
        assert.equal(await app.page.evaluate(() => document.documentElement.lang), "es");
        await app.tap("settings");
        await app.tap("language-fr");
        const label = () => app.page.textContent("#mirror [data-id=about]");
        assert.equal(await label(), "À propos de Sablier");
        await app.page.reload();
        await app.playing();
        assert.equal(await app.page.evaluate(() => document.documentElement.lang), "fr");
        assert.deepEqual((await app.state()).faults, []);
    });
});

test("what can be touched keeps clear of a notch and of the bar below", { needs: ["insets"] }, async () => {
    const prepare = async (page) => {
        const screen = await page.context().newCDPSession(page);
        await screen.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 47, bottom: 34 } });
    };
    await story({ prepare }, async (app) => {
        const area = async (id) => (await app.state()).touchables.find((touchable) => touchable.id === id).area;
        const [, y, , height] = await area("settings");
        assert.ok(y + height <= PHONE.height - 34, `the foot of the home screen ends at ${y + height}`);
        await app.tap("settings");
        const [, top] = await area("back");
        assert.ok(top >= 47, `the way back begins at ${top}`);
    });
});

test("graphics taken away come back with the game", async () => {
    await story({ link: LINK }, async (app) => {
        await app.tap("suggest");
        await app.tap("lay");
        const before = (await app.state()).state.game;
        const reloaded = app.page.waitForEvent("load");
        await app.page.evaluate(() => gl.getExtension("WEBGL_lose_context").loseContext());
        await reloaded;
        await app.playing();
        assert.deepEqual((await app.state()).state.game, before);
    });
});

const FULL = () => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
};
const BLOCKED = () => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
};

for (const [name, obstacle] of Object.entries({ full: FULL, blocked: BLOCKED })) {
    test(`with storage ${name} the game can be played, and the player is told`, { needs: ["early scripts"] }, async () => {
        const app = await story({ link: LINK, prepare: (page) => page.addInitScript(obstacle) }, async (app) => {
            await app.at("donjonz");
            await app.heard(/Nothing can be saved/);
            await app.tap("suggest");
            await app.tap("lay");
            assert.equal((await app.state()).state.pile, 10);
        });
        assert.deepEqual(app.errors, []);
    });
}

test("the way back of the device leads through the app, and out of it at the end", { core: true }, async () => {
    await story({ prepare: (page) => page.goto("about:blank") }, async (app) => {
        await app.tap("play-donjonz");
        await app.tap("new");
        await app.at("donjonz");
        await app.page.goBack();
        await app.at("lobby");
        await app.page.goBack();
        await app.at("home");
        await app.tap("play-donjonz");
        await app.tap("continue");
        await app.at("donjonz");
        // Twice, faster than frames.
        await app.page.evaluate(() => { history.back(); setTimeout(() => history.back(), 1); });
        await app.at("home");
        await app.tap("settings");
        await app.tap("back");
        await app.at("home");
        // The browser follows a way back within the app a little later.
        await app.page.waitForFunction(() => !history.state?.sablier);
        await app.page.goBack();
        await app.page.waitForURL("about:blank");
    });
});

test("sound starts with the first completed tap and comes back with the page", { needs: ["sound"] }, async () => {
    await story({}, async (app) => {
        await app.tap("settings");
        await app.page.waitForFunction(() => audio_context?.state === "running");
        const show = (state) => app.page.evaluate((state) => {
            Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }, state);
        await show("hidden");
        await app.page.waitForFunction(() => audio_context.state === "suspended");
        await show("visible");
        await app.page.waitForFunction(() => audio_context.state === "running");
        // As a call takes the sound away, and a page in sight hears of its end.
        await app.page.evaluate(() => audio_context.suspend());
        await app.page.waitForFunction(() => audio_context.state === "running");
    });
});

test("a screen that nobody touches asks for no frames", async () => {
    await story({ link: LINK }, async (app) => {
        await app.page.evaluate(() => {
            const ask = window.requestAnimationFrame.bind(window);
            window.frames_asked = 0;
            window.requestAnimationFrame = (then) => { window.frames_asked += 1; return ask(then); };
        });
        for (const screen of ["donjonz", "lobby", "home"]) {
            // Not by the browser's way back: WebKit goes past all that a page did before it was touched.
            if (screen !== "donjonz") await app.tap("back");
            await app.at(screen);
            // Glowing cells come to rest after some seconds.
            const asked = () => app.page.evaluate(() => window.frames_asked);
            await poll(async () => {
                const before = await asked();
                await app.rest(2000);
                return await asked() === before;
            }, `rest on the screen "${screen}"`);
        }
    });
});

/** The bytes of a kit as the command writes it. */
function kit(name, choices) {
    const folder = mkdtempSync(join(tmpdir(), "sablier-kit-"));
    run("printkit", [...choices, "--out", folder]);
    const bytes = readFileSync(join(folder, name));
    rmSync(folder, { recursive: true });
    return bytes;
}

test("a printed kit is the command's, byte for byte, also without a network", { core: true }, async () => {
    const donjonz = kit("donjonz-fr-letter-grey.pdf", ["donjonz", "--lang", "fr", "--paper", "letter", "--style", "grey", "--inventory", "2"]);
    const knock = kit("knock-fr-letter-grey.pdf", ["knock", "--lang", "fr", "--paper", "letter", "--style", "grey"]);
    await story({}, async (app, context) => {
        const printed = async (name, expected) => {
            const download = app.page.waitForEvent("download");
            await app.tap("save");
            const file = await download;
            assert.equal(file.suggestedFilename(), name);
            assert.ok(readFileSync(await file.path()).equals(expected), name);
        };
        await app.tap("print");
        for (const choice of ["language-fr", "style-grey", "paper-letter", "inventory-two"]) await app.tap(choice);
        await printed("donjonz-fr-letter-grey.pdf", donjonz);
        await app.page.waitForFunction(async () => {
            const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const kept = await Promise.all(caches_.map((cache) => cache.keys()));
            return kept.flat().some(({ url }) => url.includes("printkit_bg.wasm"));
        });
        await context.setOffline(true);
        await printed("donjonz-fr-letter-grey.pdf", donjonz);
        await app.tap("game-knock");
        await printed("knock-fr-letter-grey.pdf", knock);
    });
});

test("a file is kept and picked again, and a strange one kept out", { needs: ["picking"] }, async () => {
    const text = "{\"words\": \"queso, fromage, 💀\"}";
    const app = await story({}, async (app) => {
        const kept = app.page.waitForEvent("download");
        await app.page.evaluate((text) => window.sablier.keepFile("sablier.json", text), text);
        const download = await kept;
        assert.equal(download.suggestedFilename(), "sablier.json");
        assert.equal(readFileSync(await download.path(), "utf8"), text);
        const pick = async (name, buffer) => {
            const asked = app.page.waitForEvent("filechooser");
            await app.page.evaluate(() => window.sablier.askFile());
            await (await asked).setFiles({ name, mimeType: "application/json", buffer });
        };
        await pick("a-friends.json", Buffer.from(text));
        await app.heard(/a-friends\.json/);
        await pick("cat.json", Buffer.from([0xFF, 0xD8, 0xFF]));
        await app.heard(/not from Sablier/);
        await pick("long.json", Buffer.alloc((8 << 20) + 1, "x"));
        await app.heard(/too long/);
        assert.equal((await app.state()).screen, "home");
    });
    assert.deepEqual(app.errors, []);
});

test("a document that took too long for its tap is shared with another one", { needs: ["early scripts"] }, async () => {
    const prepare = (page) => page.addInitScript(() => {
        navigator.canShare = () => true;
        window.taps = [];
        navigator.share = async ({ files: [file] }) => {
            window.taps.push(file.name);
            if (window.taps.length === 1) throw new DOMException("the tap was too long ago", "NotAllowedError");
        };
    });
    await story({ prepare }, async (app) => {
        await app.tap("print");
        await app.tap("share");
        const label = () => app.page.textContent("#mirror [data-id=share]");
        await app.page.waitForFunction(() => document.querySelector("#mirror [data-id=share]").textContent.includes("ready"));
        assert.deepEqual((await app.state()).state.busy, false);
        await app.tap("share");
        await app.page.waitForFunction(() => window.taps.length === 2);
        assert.deepEqual(await app.page.evaluate(() => window.taps), Array(2).fill("donjonz-en-a4-colour.pdf"));
        assert.equal(await label(), "Share PDF");
    });
});

/** What an iPhone's browser says of itself in an app on the home screen. What it saves, shows and shares is noted, and it
 *  takes the first tap for too long ago. */
const ON_THE_HOME_SCREEN = (sharesFiles) => {
    Object.defineProperty(Navigator.prototype, "vendor", { get: () => "Apple Computer, Inc." });
    navigator.standalone = true;
    navigator.canShare = () => sharesFiles;
    window.noted = [];
    let taps = 0;
    const note = (kind) => {
        taps += 1;
        window.noted.push(taps === 1 ? "too late" : kind);
        return taps > 1;
    };
    window.open = (address) => (note(address.split(":")[0]) ? window : null);
    navigator.share = async ({ files: [file] }) => {
        if (!note(file.name)) throw new DOMException("the tap was too long ago", "NotAllowedError");
    };
    HTMLAnchorElement.prototype.click = () => window.noted.push("downloaded");
};

const WAYS_OUT = { "is shown": [false, "blob"], "is offered to other apps": [true, "donjonz-en-a4-colour.pdf"] };

for (const [way, [sharesFiles, expected]] of Object.entries(WAYS_OUT)) {
    test(`on an iPhone's home screen, which cannot download, a document ${way}`, { needs: ["early scripts"] }, async () => {
        const prepare = (page) => page.addInitScript(ON_THE_HOME_SCREEN, sharesFiles);
        await story({ prepare }, async (app) => {
            const noted = () => app.page.evaluate(() => window.noted);
            await app.tap("print");
            await app.tap("save");
            await poll(async () => (await app.state()).state.ready, "a document that waits for a fresh tap");
            await app.tap("save");
            await poll(async () => (await noted()).length === 2, "the document");
            assert.deepEqual(await noted(), ["too late", expected]);
        });
    });
}

test("while sand runs it is heard through a silent switch", { needs: ["early scripts"] }, async () => {
    const prepare = (page) => page.addInitScript(() => {
        Object.defineProperty(navigator, "audioSession", { value: Object.assign(new EventTarget(), { type: "auto" }) });
    });
    await story({ prepare }, async (app) => {
        const kind = () => app.page.evaluate(() => navigator.audioSession.type);
        assert.equal(await kind(), "ambient");
        await app.tap("timer");
        await app.tap("start");
        await app.page.waitForFunction(() => navigator.audioSession.type === "playback");
        await app.tap("start");
        await app.page.waitForFunction(() => navigator.audioSession.type === "ambient");
    });
});

test("past games of an older Sablier move to where there is room, and stay known", { needs: ["early scripts"] }, async () => {
    const past = JSON.stringify({ version: 1, content: [{ game: "donjonz", code: "DZ-G001-2HP", score: 41, ended: 1 }] });
    const prepare = (page) => page.addInitScript((past) => {
        if (!localStorage.getItem("seeded")) localStorage.setItem("sablier/past.json", past);
        localStorage.setItem("seeded", "");
        StorageManager.prototype.persisted = async () => false;
        StorageManager.prototype.persist = async () => { window.asked_to_keep = true; };
    }, past);
    await story({ prepare }, async (app) => {
        const local = () => app.page.evaluate(() => localStorage.getItem("sablier/past.json"));
        const known = () => app.page.evaluate(() => window.sablierFiles.read("past.json"));
        assert.equal(await known(), past);
        await app.page.waitForFunction(() => localStorage.getItem("sablier/past.json") === null);
        // Now that there is something to lose, and at every start.
        const asked = () => app.page.waitForFunction(() => window.asked_to_keep);
        await asked();
        await app.page.reload();
        await app.playing();
        assert.deepEqual([await local(), await known()], [null, past]);
        await asked();
    });
});

test("movement and contrast are as the system wants them until the player says otherwise", { needs: ["wishes"] }, async () => {
    await story({ prepare: (page) => page.emulateMedia({ reducedMotion: "reduce", contrast: "more" }) }, async (app) => {
        const isOn = (id) => app.page.getAttribute(`#mirror [data-id=${id}]`, "aria-checked");
        await app.tap("settings");
        assert.deepEqual([await isOn("motion"), await isOn("contrast")], ["true", "true"]);
        await app.tap("motion");
        await app.page.emulateMedia({ reducedMotion: "reduce", contrast: "no-preference" });
        await app.find("contrast");
        assert.deepEqual([await isOn("motion"), await isOn("contrast")], ["false", "false"]);
    });
});

test("two fingers zoom the page, but at a table the board", { needs: ["many fingers", "pinching"] }, async () => {
    await story({}, async (app) => {
        const scale = () => app.page.evaluate(() => window.visualViewport.scale);
        const pinch = async () => {
            const at = (by) => [{ x: 195 - by, y: 500 }, { x: 195 + by, y: 500 }];
            await app.finger("touchStart", ...at(30));
            for (let by = 30; by <= 120; by += 10) {
                await app.finger("touchMove", ...at(by));
                await app.rest(16);
            }
            await app.finger("touchEnd");
            await app.settled();
        };
        await app.tap("play-donjonz");
        await app.tap("new");
        await app.at("donjonz");
        await pinch();
        assert.equal(await scale(), 1);
        await app.page.goBack();
        await app.at("lobby");
        await pinch();
        await poll(async () => await scale() > 1.5, "a page of words that grew");
    });
});

test("a browser that cannot run it says what to do", { needs: ["early scripts"] }, async () => {
    const server = await serve();
    const { context, close } = await openBrowser();
    try {
        const obstacles = [
            () => { delete window.WebAssembly; },
            () => { WebAssembly.validate = () => false; },
            () => { HTMLCanvasElement.prototype.getContext = () => null; },
            () => { WebGLRenderingContext.prototype.getExtension = () => null; },
        ];
        for (const obstacle of obstacles) {
            const page = await context.newPage();
            await page.addInitScript(obstacle);
            await page.goto(server.address);
            await page.waitForSelector("#unable", { state: "visible" });
            assert.ok((await page.innerText("#unable")).length > 40);
            assert.ok(!isFlat(readPicture(await page.screenshot())), "what it says is seen");
            await page.close();
        }
    } finally {
        await close();
        server.stop();
    }
});

test("a slow network shows how far it is", { needs: ["slow network", "early scripts"] }, async () => {
    const server = await serve();
    const { context, close } = await openBrowser();
    try {
        const app = new App(await context.newPage());
        const network = await context.newCDPSession(app.page);
        await network.send("Network.emulateNetworkConditions", {
            offline: false, latency: 50, downloadThroughput: 400_000, uploadThroughput: 400_000,
        });
        await app.page.addInitScript(() => {
            window.progress = [];
            const watch = () => {
                const loading = document.querySelector("#loading");
                if (loading) new MutationObserver(() => window.progress.push(Number(loading.ariaValueNow)))
                    .observe(loading, { attributes: true });
                else setTimeout(watch, 5);
            };
            watch();
        });
        await app.page.goto(server.address, { waitUntil: "commit" });
        await app.playing();
        const progress = await app.page.evaluate(() => window.progress);
        const steps = new Set(progress);
        assert.ok(steps.size > 5, `progress moved ${steps.size} times`);
        assert.deepEqual([...progress].sort((a, b) => a - b), progress, "progress never goes back");
        assert.equal(progress.at(-1), 100);
        await app.looked();
    } finally {
        await close();
        server.stop();
    }
});
