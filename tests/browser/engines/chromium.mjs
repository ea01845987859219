// Chromium as a phone has it, through Playwright, whose page is the one that stories know.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { PATIENCE } from "./plain.mjs";

const FLAGS = [
    "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-first-run",
    // A page may change its address as often as it likes.
    "--disable-ipc-flooding-protection",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic",
];

/** What it cannot do, and why. */
export const LIMITS = {
    "a change of density": "DevTools change it without an event, which no real screen does",
};

/** The browser that stories share. Each gets a window of its own in it, with nothing kept from another. */
let shared = null;

/** Opens a window as a phone has it. A browser of its `own` takes longer, but lets itself be installed into. */
export async function open({ viewport, locale, scale, isMoving, own = false }) {
    const start = { executablePath: "/usr/bin/chromium", args: FLAGS };
    const reducedMotion = isMoving ? "no-preference" : "reduce";
    const phone = { viewport, locale, deviceScaleFactor: scale, hasTouch: true, isMobile: true, reducedMotion };
    if (!own) shared ??= chromium.launch(start);
    const profile = own && mkdtempSync(join(tmpdir(), "sablier-"));
    const context = own
        ? await chromium.launchPersistentContext(profile, { ...start, ...phone })
        : await (await shared).newContext(phone);
    context.setDefaultTimeout(PATIENCE);
    const close = async () => {
        await context.close();
        if (own) rmSync(profile, { recursive: true, force: true });
    };
    return { context, close };
}

/** Closes what stories share. */
export async function leave() {
    await (await shared)?.close();
}

/** What a page lies on: its touchscreen, and the session with the engine that stories may use for more. */
export async function deviceOf(page) {
    const session = await page.context().newCDPSession(page);
    const finger = (type, points) => session.send("Input.dispatchTouchEvent", {
        type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
    // Sent at once, so that a busy machine makes no hold of it.
    const tap = (point) => Promise.all([finger("touchStart", [point]), finger("touchEnd", [])]);
    // A stroke of places, each with the ms since the first. Its touches carry these times, so that a busy machine, which
    // sends them late, still throws as a hand would.
    const swipe = async (stroke) => {
        const start = Date.now();
        const send = (type, ms, touchPoints) =>
            session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: (start + ms) / 1000 });
        for (const [nth, { x, y, ms }] of stroke.entries()) {
            while (Date.now() < start + ms) await new Promise((resolve) => setTimeout(resolve, 1));
            await send(nth === 0 ? "touchStart" : "touchMove", ms, [{ x, y, id: 0 }]);
        }
        await send("touchEnd", stroke.at(-1).ms, []);
    };
    return { session, finger, tap, swipe };
}
