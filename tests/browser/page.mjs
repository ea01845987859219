// A browser with fingers: opens the built web app as a phone would, and touches what the app's mirror names.

import { spawn, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as engine from "./engines/engine.mjs";
import { poll } from "./engines/plain.mjs";
import { isFlat, readPicture } from "./picture.mjs";

export { test } from "./engines/engine.mjs";
export const ROOT = new URL("../..", import.meta.url).pathname;
/** The site as it is compiled quickly, for stories. */
export const SITE = join(ROOT, "out/story");
/** The site as players load it. */
export const SMALLEST = join(ROOT, "out/web");
export const PHONE = { width: 390, height: 844 };
export const PHONE_ON_ITS_SIDE = { width: 844, height: 390 };
export const TABLET = { width: 820, height: 1180 };

/** Throws of dice with the fingerprint of each flight, step by step. */
export const KEPT = JSON.parse(readFileSync(join(ROOT, "tests/throws/recorded.json"), "utf8"));

/** Strokes that were recorded natively, with what they came to there. */
export const STROKES = JSON.parse(readFileSync(join(ROOT, "tests/throws/strokes.json"), "utf8"));

/** Where one of the workspace's programs lies. */
export const program = (name) => join(ROOT, "target/debug", name);

/** Runs one of them and returns what it prints. */
export function run(name, args, input) {
    return execFileSync(program(name), args, { input, maxBuffer: 1 << 28 });
}

/** Serves a folder and resolves to its address, with a way to stop. */
export function serve(folder = SITE) {
    const child = spawn(program("sablier-web"), ["serve", "--port", "0", folder]);
    return new Promise((resolve, reject) => {
        child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
        child.stdout.on("data", (text) => {
            const found = /http:\/\/localhost:\d+\//.exec(text);
            if (found) resolve({ address: found[0], stop: () => child.kill() });
        });
    });
}

/** Opens a browser as a phone has it: touch, and its own storage. Its owner wants little to move and its pixels are
 *  large, as nobody watches, unless the story is about what moves or how it looks. */
export function openBrowser({ viewport = PHONE, locale = "en-GB", scale = engine.COARSE, isMoving = false, own } = {}) {
    return engine.open({ viewport, locale, scale, isMoving, own });
}

/** In the page: the middle of an element that no longer moves; null for one that is gone meanwhile. */
async function restingPlace(selector) {
    const look = () => {
        const style = document.querySelector(selector)?.style;
        return style && ["left", "top", "width", "height"].map((side) => parseFloat(style[side]));
    };
    let [before, area] = [null, look()];
    while (area && area.join() !== before?.join()) {
        await window.sablier.settled();
        [before, area] = [area, look()];
    }
    return area && { x: area[0] + area[2] / 2, y: area[1] + area[3] / 2 };
}

/** The app in a page. */
export class App {
    constructor(page) {
        this.page = page;
        this.errors = [];
        page.on("pageerror", (error) => this.errors.push(String(error)));
        page.on("console", (message) => {
            // Chromium looks for an icon where a page names none, as the one for wrong addresses does.
            const isIcon = message.location?.().url.endsWith("/favicon.ico");
            if (message.type() === "error" && !isIcon) this.errors.push(message.text());
        });
    }

    /** Opens the app and waits for its first frame. */
    static async open(context, address, prepare = async () => {}) {
        const app = new App(await context.newPage());
        await prepare(app.page);
        await app.page.goto(address);
        await app.playing();
        app.device = await engine.deviceOf(app.page);
        // The session with Chromium, for what it alone can do.
        app.touch = app.device.session;
        return app;
    }

    /** Waits until the app plays and dice can fly. */
    async playing() {
        await this.page.waitForSelector("body[data-state=playing][data-dice]");
    }

    /** The app's state, as scripts of the desktop app see it. */
    state() {
        return this.page.evaluate(() => window.sablier.dump());
    }

    /** What a kept throw of a die comes to in this browser. */
    fly({ conditions, thrown }) {
        return this.page.evaluate((kept) => window.sablier.fly(kept), { conditions, thrown });
    }

    /** What strokes of a finger come to in the browser, each as a throw. */
    draw(drawn) {
        return this.page.evaluate((strokes) => window.sablier.draw(strokes), drawn);
    }

    /** Where a touchable lies once it came to rest. */
    async find(id) {
        const selector = `#mirror [data-id="${id}"]`;
        for (;;) {
            await this.page.waitForSelector(selector, { state: "attached" }).catch(async (error) => {
                const screen = await this.page.locator("#mirror").getAttribute("data-screen");
                throw new Error(`"${id}" does not come on the screen "${screen}": ${error.message}`);
            });
            const place = await this.page.evaluate(restingPlace, selector);
            if (place) return place;
        }
    }

    async sees(id) {
        return await this.page.locator(`#mirror [data-id="${id}"]`).count() > 0;
    }

    async finger(type, ...points) {
        await this.device.finger(type, points);
    }

    async tap(id) {
        await this.tapAndLeave(id);
        await this.settled();
    }

    /** Taps what takes the page away. */
    async tapAndLeave(id) {
        await this.device.tap(await this.find(id));
    }

    /** Waits for a frame that knows all that was told so far; what it led to is saved by then. */
    async settled() {
        await this.rest(20);
        await this.page.evaluate(() => window.sablier.settled());
    }

    /** Puts a finger on a touchable and moves it, without letting go. */
    async carry(id, to) {
        const from = await this.find(id);
        await this.finger("touchStart", from);
        for (let i = 1; i <= 6; i += 1) {
            const t = i / 6;
            await this.finger("touchMove", { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
            await this.rest(16);
        }
    }

    async drag(id, to) {
        await this.carry(id, to);
        await this.rest(120);
        await this.finger("touchEnd");
        await this.settled();
    }

    /** A swipe from a touchable over so many ms, let go without a rest. */
    async swipe(id, by, ms) {
        const from = await this.find(id);
        const at = (t) => ({ x: from.x + by.x * t, y: from.y + by.y * t, ms: ms * t });
        const steps = Math.ceil(ms / 10);
        await this.device.swipe(Array.from({ length: steps + 1 }, (_, i) => at(i / steps)));
    }

    rest(ms) {
        return new Promise((resolve) => setTimeout(resolve, ms));
    }

    /** What is seen of the app. */
    async picture() {
        return readPicture(await this.page.screenshot());
    }

    /** Waits until more than one colour is seen. */
    async looked() {
        await poll(async () => !isFlat(await this.picture()), "a picture with more than one colour");
    }

    /** Waits until the app has said something. A message is gone after a while; what was said of it stays. */
    async heard(words) {
        await poll(async () => words.test(await this.page.textContent("#voice")), `"${words}"`);
    }

    /** Waits until the screen has this name. */
    async at(screen) {
        const there = this.page.waitForSelector(`#mirror[data-screen="${screen}"]`, { state: "attached" });
        await there.catch(async (error) => {
            throw new Error(`"${screen}" does not come: ${error.message} ${JSON.stringify(await this.state())}`);
        });
    }
}

/** Keeps files for the app, at an address of its site that does not start it. */
async function keep(page, address, files) {
    await page.goto(`${address}404.html`);
    await page.evaluate((files) => {
        for (const [name, text] of Object.entries(files)) localStorage.setItem(`sablier/${name}`, text);
    }, files);
}

/** Opens a browser and the app, looks at it, runs a story with them and closes both, whatever happens. */
export async function story(options, tell) {
    const server = options.server ?? await serve(options.folder);
    const { context, close } = await openBrowser(options);
    const prepare = async (page) => {
        await options.prepare?.(page);
        if (options.files) await keep(page, server.address, options.files);
    };
    // Where the engine cannot cut the network, its other end goes.
    context.setOffline ??= async () => server.stop();
    try {
        const app = await App.open(context, server.address + (options.link ?? ""), prepare);
        await app.looked();
        await tell(app, context, server);
        return app;
    } finally {
        await close();
        if (!options.server) server.stop();
    }
}
