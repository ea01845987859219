// Chromium as a phone has it, through Playwright, whose page is the one that stories know.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const FLAGS = [
    "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic",
];

/** What it cannot do, and why. */
export const LIMITS = {
    "a change of density": "DevTools change it without an event, which no real screen does",
};

export async function open({ viewport, locale, scale }) {
    const profile = mkdtempSync(join(tmpdir(), "sablier-"));
    const context = await chromium.launchPersistentContext(profile, {
        executablePath: "/usr/bin/chromium",
        args: FLAGS,
        viewport,
        locale,
        deviceScaleFactor: scale,
        hasTouch: true,
        isMobile: true,
    });
    // As long as the other engines wait: no story need be fast.
    context.setDefaultTimeout(60_000);
    const close = async () => {
        await context.close();
        rmSync(profile, { recursive: true, force: true });
    };
    return { context, close };
}

/** What a page lies on: its touchscreen, and the session with the engine that stories may use for more. */
export async function deviceOf(page) {
    const session = await page.context().newCDPSession(page);
    const finger = (type, points) => session.send("Input.dispatchTouchEvent", {
        type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
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
    return { session, finger, swipe };
}
