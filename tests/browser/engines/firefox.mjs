// Firefox, spoken to in WebDriver BiDi without a driver between. It has WebGL only with a display.

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";
import { openDisplay } from "./display.mjs";
import { PlainContext, PlainPage, asFunction } from "./plain.mjs";

const NOT_IN_BIDI = "WebDriver BiDi has no command for it in Firefox";

/** What it cannot do, and why. */
export const LIMITS = {
    wishes: "WebDriver BiDi tells pages of no wishes of the system",
    crash: NOT_IN_BIDI,
    freeze: NOT_IN_BIDI,
    sensor: NOT_IN_BIDI,
    insets: NOT_IN_BIDI,
    "slow network": NOT_IN_BIDI,
    traffic: "what was loaded is listed by Chromium alone",
    installing: "Firefox does not say whether it would install a page",
    picking: "WebDriver BiDi fills only fields that lie in the page",
    typing: "its keyboard here presses keys and composes nothing",
    pinching: "the fingers of WebDriver BiDi reach the page, but not what zooms it",
    sound: "without a sound device its clock of sound stands still",
};

const PREFERENCES = {
    "webgl.force-enabled": true,
    "gfx.webrender.software": true,
    // A finger, and no mouse.
    "dom.w3c_touch_events.enabled": 1,
    "ui.primaryPointerCapabilities": 1,
    "ui.allPointerCapabilities": 1,
    "browser.download.folderList": 2,
    "browser.download.always_ask_before_handling_new_types": false,
    "browser.download.alwaysOpenPanel": false,
    "browser.helperApps.neverAsk.saveToDisk": "application/pdf",
    "pdfjs.disabled": true,
    "media.autoplay.default": 0,
    // A page may change its address as often as it likes.
    "dom.navigation.navigationRateLimit.count": 0,
    // Nothing of its own: no first pages, no questions, no calls home.
    "browser.startup.page": 0,
    "browser.shell.checkDefaultBrowser": false,
    "browser.aboutwelcome.enabled": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "toolkit.telemetry.reportingpolicy.firstRun": false,
    "app.normandy.enabled": false,
    "app.update.disabledForTesting": true,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "browser.safebrowsing.downloads.enabled": false,
    "extensions.getAddons.cache.enabled": false,
};

/** A connection in which every question has an answer, and events come in between. */
class Session {
    static async connect(address) {
        const session = new Session();
        Object.assign(session, { socket: new WebSocket(`${address}/session`), asked: new Map(), listeners: [] });
        await new Promise((resolve, reject) => {
            session.socket.once("open", resolve);
            session.socket.once("error", reject);
        });
        session.socket.on("message", (text) => session.hear(JSON.parse(text)));
        session.socket.on("close", () => {
            for (const { reject } of session.asked.values()) reject(new Error("Firefox has gone"));
        });
        return session;
    }

    hear(message) {
        if (message.type === "event") return this.listeners.forEach((listen) => listen(message.method, message.params));
        const { resolve, reject, method } = this.asked.get(message.id);
        this.asked.delete(message.id);
        if (message.type === "error") reject(new Error(`${method}: ${message.error}: ${message.message}`));
        else resolve(message.result);
    }

    send(method, params = {}) {
        const id = (this.last = (this.last ?? 0) + 1);
        return new Promise((resolve, reject) => {
            this.asked.set(id, { resolve, reject, method });
            this.socket.send(JSON.stringify({ id, method, params }));
        });
    }
}

class FirefoxPage extends PlainPage {
    constructor(session, context, downloads) {
        super(downloads);
        Object.assign(this, { session, id: context });
        session.listeners.push((method, { source, type, level, text }) => {
            if (method !== "log.entryAdded" || source.context !== context) return;
            if (type === "javascript") this.emit("pageerror", new Error(text));
            else this.emit("console", { type: () => level, text: () => text });
        });
    }

    async answer(source, words) {
        const { type, result, exceptionDetails } = await this.session.send("script.callFunction", {
            functionDeclaration: source,
            arguments: [{ type: "string", value: words }],
            target: { context: this.id },
            awaitPromise: true,
        });
        if (type === "exception") throw new Error(exceptionDetails.text);
        return result.value;
    }

    async addInitScript(script, arg) {
        await this.session.send("script.addPreloadScript", {
            functionDeclaration: `() => (${asFunction(script)})(${JSON.stringify(arg)})`, contexts: [this.id],
        });
    }

    async goto(url, { waitUntil = "load" } = {}) {
        const wait = waitUntil === "load" ? "complete" : "none";
        await this.session.send("browsingContext.navigate", { context: this.id, url, wait });
    }

    async reload() {
        await this.session.send("browsingContext.reload", { context: this.id, wait: "complete" });
    }

    async goBack() {
        await this.session.send("browsingContext.traverseHistory", { context: this.id, delta: -1 });
    }

    async close() {
        await this.session.send("browsingContext.close", { context: this.id });
    }

    async perform(actions) {
        await this.session.send("input.performActions", { context: this.id, actions });
    }

    async setViewportSize(viewport) {
        await this.session.send("browsingContext.setViewport", { context: this.id, viewport });
    }

    async bringToFront() {
        await this.session.send("browsingContext.activate", { context: this.id });
    }

    async screenshot() {
        const { data } = await this.session.send("browsingContext.captureScreenshot", { context: this.id });
        return Buffer.from(data, "base64");
    }
}

function start(profile, display) {
    const args = ["--profile", profile, "--no-remote", "--remote-debugging-port", "0"];
    const env = { ...process.env, HOME: profile, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: "1", MOZ_ENABLE_WAYLAND: "0" };
    const child = spawn("firefox-esr", args, { env, stdio: ["ignore", "ignore", "pipe"] });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    return new Promise((resolve, reject) => {
        ended.then((code) => reject(new Error(`Firefox ended with ${code}`)));
        child.stderr.on("data", (text) => {
            const found = /ws:\/\/\S+/.exec(text);
            if (found) resolve({ address: found[0], ended });
        });
    });
}

/** Starts Firefox with a profile of its own, and resolves to it with a way to end it. */
async function launch(isMoving) {
    const profile = mkdtempSync(join(tmpdir(), "sablier-"));
    const downloads = join(profile, "downloads");
    mkdirSync(downloads);
    const preferences = { ...PREFERENCES, "browser.download.dir": downloads, "ui.prefersReducedMotion": isMoving ? 0 : 1 };
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
    writeFileSync(join(profile, "user.js"), lines.join(""));
    const display = await openDisplay({ width: 1300, height: 1300 });
    const { address, ended } = await start(profile, display);
    const session = await Session.connect(address);
    await session.send("session.new", { capabilities: {} });
    await session.send("session.subscribe", { events: ["log.entryAdded"] });
    const end = async () => {
        await session.send("browser.close").catch(() => {});
        await ended;
        display.stop();
        rmSync(profile, { recursive: true, force: true });
    };
    return { session, downloads, end };
}

/** The browsers that stories share: one that moves, and one whose owner wants little to move. */
const shared = new Map();

/** Opens a window as a phone has it, in a container that nothing is kept in from another. */
export async function open({ viewport, locale, scale, isMoving, own = false }) {
    if (!own && !shared.has(isMoving)) shared.set(isMoving, launch(isMoving));
    const { session, downloads, end } = await (own ? launch(isMoving) : shared.get(isMoving));
    const { userContext } = await session.send("browser.createUserContext");
    const listeners = session.listeners.length;
    const openPage = async () => {
        const { context } = await session.send("browsingContext.create", { type: "tab", userContext });
        await session.send("browsingContext.setViewport", { context, viewport, devicePixelRatio: scale });
        await session.send("emulation.setLocaleOverride", { contexts: [context], locale });
        return new FirefoxPage(session, context, downloads);
    };
    const close = async () => {
        await session.send("browser.removeUserContext", { userContext });
        session.listeners.length = listeners;
        if (own) await end();
    };
    return { context: new PlainContext(openPage), close };
}

/** Closes what stories share. */
export async function leave() {
    for (const browser of shared.values()) await (await browser).end();
}

export const deviceOf = async (page) => ({
    finger: (type, points) => page.finger(type, points), tap: (point) => page.tap(point),
    // Strokes are straight, and a busy Firefox is late with each place on the way, but not with one move.
    swipe: (stroke) => page.swipe([stroke[0], stroke.at(-1)]),
    setDensity: (scale) => page.session.send("browsingContext.setViewport", { context: page.id, devicePixelRatio: scale }),
});
