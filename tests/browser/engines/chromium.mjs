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
    return { session, finger };
}
