// The sand timer in a page that is frozen, reloaded, crashed and turned over, and what it sounds like.

import assert from "node:assert/strict";
import { App, story, test } from "./page.mjs";

const FILE = "sablier/timer.json";

/** Opens the timer and starts it. */
async function start(app) {
    await app.tap("timer");
    await app.at("timer");
    await app.tap("start");
}

/** When the sand runs out, on the wall clock. */
async function deadline(app) {
    const asked = Date.now();
    const { state, wall } = await app.state();
    assert.ok(state.runs, "the sand runs");
    assert.ok(wall > asked - 1000 && wall < Date.now() + 1000, "the app's clock is the browser's");
    return wall + state.left;
}

function assertSame(after, before) {
    assert.ok(Math.abs(after - before) <= 100, `${after - before} ms off`);
}

/** Where down is for a phone that leans by so many degrees, told until the page has felt it rest for half a second. */
async function lean(app, sensor, beta) {
    await app.page.evaluate(() => {
        window.felt = [];
        window.ondeviceorientation = (event) => window.felt.push({ beta: event.beta, at: event.timeStamp });
    });
    const rested = (beta) => {
        const times = window.felt.filter((felt) => Math.abs(felt.beta - beta) < 2).map(({ at }) => at);
        return times.at(-1) - times[0] > 500;
    };
    for (let i = 0; !await app.page.evaluate(rested, beta); i += 1) {
        const way = { alpha: 0, beta: beta + i % 10 * 0.1, gamma: 0 };
        await sensor.send("DeviceOrientation.setDeviceOrientationOverride", way);
        await app.rest(80);
    }
}

/** Waits until so many sounds are repeated. */
const loops = (app, count) => app.page.waitForFunction(
    (count) => playbacks.filter(({ sound_key, source }) => sound_key !== 0 && source.loop).length === count,
    count,
);

test("it is said before the first start that a page out of sight does not ring", async () => {
    await story({}, async (app) => {
        await app.tap("timer");
        await app.at("timer");
        await app.heard(/cannot ring/);
    });
});

test("a frozen page has the right time when it thaws", { needs: ["freeze"] }, async () => {
    await story({}, async (app) => {
        await start(app);
        const before = await deadline(app);
        await app.touch.send("Page.setWebLifecycleState", { state: "frozen" });
        await app.rest(4000);
        await app.touch.send("Page.setWebLifecycleState", { state: "active" });
        assertSame(await deadline(app), before);
        assert.ok((await app.state()).state.left <= 356_500, "the sand ran on in the ice");
    });
});

test("a reloaded page goes on with the timer", { core: true }, async () => {
    await story({ isMoving: true }, async (app) => {
        await start(app);
        const before = await deadline(app);
        await app.page.reload();
        await app.playing();
        await app.at("timer");
        assertSame(await deadline(app), before);
    });
});

test("a tab that was killed and opened again goes on with the timer", { needs: ["crash"] }, async () => {
    await story({}, async (app, context, server) => {
        await start(app);
        const before = await deadline(app);
        const crashed = app.page.waitForEvent("crash");
        app.touch.send("Page.crash").catch(() => {});
        await crashed;
        const again = await App.open(context, server.address);
        await again.at("timer");
        assertSame(await deadline(again), before);
    });
});

test("a timer rings on the home screen, and its message leads to it", async () => {
    await story({ isMoving: true }, async (app) => {
        await start(app);
        const running = await app.page.evaluate((name) => localStorage.getItem(name), FILE);
        // So little sand that the wait is short, and enough to get home before it is out, however slow the machine is.
        for (let left = 10_000, isInTime = false; !isInTime; left *= 2) {
            await app.page.evaluate(({ name, running, left }) => {
                const file = JSON.parse(running);
                Object.assign(file.content.timers[0].sand, { left, deadline: Date.now() + left });
                window.addEventListener("pagehide", () => localStorage.setItem(name, JSON.stringify(file)));
            }, { name: FILE, running, left });
            await app.page.reload();
            await app.playing();
            await app.at("timer");
            await app.tap("back");
            await app.at("home");
            isInTime = !/Time is up/.test(await app.page.textContent("#voice"));
        }
        await app.heard(/Time is up/);
        await app.tap("open-timer");
        await app.at("timer");
        assert.equal((await app.state()).state.left, 0);
    });
});

test("a phone turned over starts the sand and turns it again", { needs: ["sensor"] }, async () => {
    await story({}, async (app, context) => {
        const sensor = await context.newCDPSession(app.page);
        await app.tap("timer");
        await app.at("timer");
        await lean(app, sensor, 80);
        assert.equal((await app.state()).state.runs, false);
        await lean(app, sensor, -80);
        assert.equal((await app.state()).state.runs, true);
        await lean(app, sensor, 80);
        assert.equal((await app.state()).state.turns, 1);
    });
});

test("four stems take the place of the music while sand falls", async () => {
    await story({}, async (app) => {
        await start(app);
        await loops(app, 4);
        await app.tap("start");
        await loops(app, 1);
        await app.tap("start");
        await loops(app, 4);
    });
});
