// WebKit, in the little browser that comes with WebKitGTK, through its own WebDriver. Its window is real, so that its
// size and its pixels are asked of the display.

import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDisplay } from "./display.mjs";
import { PATIENCE, PlainContext, PlainPage, poll } from "./plain.mjs";

const NOT_IN_WEBDRIVER = "WebDriver has no command for it";

/** What it cannot do, and why. */
export const LIMITS = {
    wishes: "WebDriver tells pages of no wishes of the system",
    crash: NOT_IN_WEBDRIVER,
    freeze: NOT_IN_WEBDRIVER,
    sensor: NOT_IN_WEBDRIVER,
    insets: NOT_IN_WEBDRIVER,
    "slow network": NOT_IN_WEBDRIVER,
    traffic: NOT_IN_WEBDRIVER,
    languages: "it speaks the system's language, and tests install none",
    "many fingers": "its fingers are one mouse",
    density: "its window has one pixel a dp",
    "a change of density": "its window has one pixel a dp",
    "early scripts": "WebDriver runs no script before the page's own",
    installing: "WebKitGTK installs no pages",
    picking: "WebDriver fills only fields that lie in the page",
    typing: "its keyboard here presses keys and composes nothing",
};

/** How many links a page takes: this WebKit lets it change its address a hundred times in half a minute. */
export const LINKS_IN_A_PAGE = 95;

// The bars of the browser would make its window wider than a phone.
const NARROW = "* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }";

/** Remembers what goes wrong in the page from here on. */
const WATCH = () => {
    if (window.went_wrong) return;
    window.went_wrong = [];
    window.addEventListener("error", ({ message }) => window.went_wrong.push(message));
    window.addEventListener("unhandledrejection", ({ reason }) => window.went_wrong.push(String(reason)));
    const say = console.error;
    console.error = (...words) => { window.went_wrong.push(words.join(" ")); say(...words); };
};

function freePort() {
    return new Promise((resolve) => {
        const server = createServer().listen(0, "127.0.0.1", () => {
            const { port } = server.address();
            server.close(() => resolve(port));
        });
    });
}

/** Sends a command to a driver and resolves to its answer. */
async function command(address, method, path, body = {}) {
    const response = await fetch(address + path, { method, body: method === "POST" ? JSON.stringify(body) : undefined });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path.split("/").at(-1)}: ${value.error}: ${value.message}`);
    return value;
}

class WebKitPage extends PlainPage {
    constructor(send, handle, display, downloads) {
        super(downloads);
        Object.assign(this, { sendTo: send, handle, display, isOpen: true });
    }

    /** Sends a command to this page, whichever had the last one. */
    async send(method, path, body) {
        return this.sendTo(this.handle, method, path, body);
    }

    async answer(source, words) {
        const script = `const [words, done] = arguments;
            (${source})(words).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value, error } = await this.send("POST", "/execute/async", { script, args: [words] });
        if (error) throw new Error(error);
        return value;
    }

    /** Tells what went wrong in the page, which is about to be left. */
    async tellErrors() {
        const errors = await this.evaluate("window.went_wrong ?? []").catch(() => []);
        for (const text of errors) this.emit("pageerror", new Error(text));
    }

    async goto(url) {
        await this.send("POST", "/url", { url });
        await this.evaluate(WATCH);
    }

    async reload() {
        await this.tellErrors();
        await this.send("POST", "/refresh");
        await this.evaluate(WATCH);
    }

    async goBack() {
        await this.send("POST", "/back");
    }

    async close() {
        this.isOpen = false;
        await this.tellErrors();
        await this.send("DELETE", "/window");
    }

    async perform(actions) {
        await this.send("POST", "/actions", { actions });
    }

    async setViewportSize({ width, height }) {
        const size = () => this.evaluate("[innerWidth, innerHeight, outerWidth, outerHeight]");
        await poll(async () => {
            const [w, h, outerWidth, outerHeight] = await size();
            if (w === width && h === height) return true;
            const rect = { x: 0, y: 0, width: width + outerWidth - w, height: height + outerHeight - h };
            await this.send("POST", "/window/rect", rect);
            return false;
        }, `a window of ${width}x${height}`);
    }

    /** Every page has a window of its own here, and all of them are given frames. */
    async bringToFront() {}

    async screenshot() {
        const [width, height, bars] = await this.evaluate("[innerWidth, innerHeight, outerHeight - innerHeight]");
        const crop = `${width}x${height}+0+${bars}`;
        const args = ["-display", this.display, "-window", "root", "-crop", crop, "+repage", "png:-"];
        return execFileSync("import", args, { maxBuffer: 1 << 26 });
    }
}

/** Starts the driver in a home of its own and resolves to its address, with a way to stop. */
async function start(home, display, isMoving) {
    mkdirSync(join(home, "gtk-3.0"));
    writeFileSync(join(home, "gtk-3.0/gtk.css"), NARROW);
    writeFileSync(join(home, "gtk-3.0/settings.ini"), `[Settings]\ngtk-enable-animations=${isMoving}\n`);
    writeFileSync(join(home, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${join(home, "downloads")}"\n`);
    const port = await freePort();
    const env = {
        ...process.env,
        HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: join(home, "data"), XDG_CACHE_HOME: join(home, "cache"),
        DISPLAY: display, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1",
        // This counts as American English; other languages need a locale of the system.
        LANG: "C.UTF-8", LC_MESSAGES: "C",
        NO_AT_BRIDGE: "1", DBUS_SESSION_BUS_ADDRESS: "disabled:",
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    };
    const child = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
    const address = `http://127.0.0.1:${port}`;
    await poll(() => command(address, "GET", "/status"), "WebKit's driver");
    return { address, stop: () => child.kill() };
}

function findBrowser() {
    const [folder] = readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu"));
    return `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`;
}

/** Starts the browser in a home of its own, and resolves to what speaks to its windows, with a way to end it. */
async function launch(isMoving) {
    const home = mkdtempSync(join(tmpdir(), "sablier-"));
    const downloads = join(home, "downloads");
    mkdirSync(downloads);
    const display = await openDisplay({ width: 1300, height: 1300 });
    const driver = await start(home, display.name, isMoving);
    const { sessionId } = await command(driver.address, "POST", "/session", {
        capabilities: { alwaysMatch: {
            unhandledPromptBehavior: "ignore",
            timeouts: { script: PATIENCE, pageLoad: PATIENCE },
            "webkitgtk:browserOptions": { binary: findBrowser(), args: ["--automation"] },
        } },
    });
    const session = `/session/${sessionId}`;
    let current = await command(driver.address, "GET", `${session}/window`);
    // One after another, since a command goes to the window that was chosen before.
    let last = Promise.resolve();
    const send = (handle, method, path, body) => {
        const answer = last.then(async () => {
            if (handle !== current) await command(driver.address, "POST", `${session}/window`, { handle });
            current = handle;
            return command(driver.address, method, session + path, body);
        });
        last = answer.catch(() => {});
        return answer;
    };
    const first = current;
    const openWindow = async () => (await send(first, "POST", "/window/new", { type: "window" })).handle;
    const end = async () => {
        await command(driver.address, "DELETE", session).catch(() => {});
        driver.stop();
        display.stop();
        rmSync(home, { recursive: true, force: true });
    };
    return { send, openWindow, display: display.name, downloads, end };
}

/** The browsers that stories share: one that moves, and one whose owner wants little to move. The first window stays
 *  empty, because a browser ends with its last. */
const shared = new Map();

/** Opens a window as a phone has it. What is kept belongs to an address, and each story has one of its own. */
export async function open({ viewport, scale, isMoving, own = false }) {
    if (scale !== 1) throw new Error("WebKit's window has one pixel a dp");
    if (!own && !shared.has(isMoving)) shared.set(isMoving, launch(isMoving));
    const { send, openWindow, display, downloads, end } = await (own ? launch(isMoving) : shared.get(isMoving));
    const pages = [];
    const openPage = async () => {
        const page = new WebKitPage(send, await openWindow(), display, downloads);
        pages.push(page);
        await page.setViewportSize(viewport);
        return page;
    };
    const close = async () => {
        for (const page of pages.filter(({ isOpen }) => isOpen)) await page.close();
        if (own) await end();
    };
    return { context: new PlainContext(openPage), close };
}

/** Closes what stories share. */
export async function leave() {
    for (const browser of shared.values()) await (await browser).end();
}

export const deviceOf = async (page) => ({
    finger: (type, points) => page.finger(type, points), tap: (point) => page.tap(point), swipe: (stroke) => page.swipe(stroke),
});
