// The benchmark's rows about the web app: how soon it can be touched, and what the page costs. Compares with a page
// that holds an empty macroquad window, in the same run.

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { App, KEPT, ROOT, SITE, openBrowser, serve } from "./page.mjs";

const RUNS = 7;
const SPAN = 5000;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const row = (name, value) => console.log(`${name.padEnd(58)} ${value}`);

/** Milliseconds from asking for the page to its first frame, with nothing kept from before, and how many of them its
 *  program was on the way. */
async function firstFrame(address) {
    const { context, close } = await openBrowser();
    const page = await context.newPage();
    await page.addInitScript(() => {
        document.addEventListener("sablier-first-frame", () => { window.first = performance.now(); });
    });
    await page.goto(address);
    const shown = await page.waitForFunction(() => window.first, null, { timeout: 60_000 });
    const time = await shown.jsonValue();
    const transfer = await page.evaluate(() => {
        const program = performance.getEntriesByType("resource").find(({ name }) => name.includes(".wasm"));
        return program.responseEnd - program.startTime;
    });
    await close();
    return { time, transfer };
}

/** Milliseconds of CPU that all processes of the browser took so far. */
function spent() {
    const lines = execFileSync("ps", ["-eo", "cputimes=,args="], { maxBuffer: 1 << 24 }).toString().split("\n");
    const ours = lines.filter((line) => line.includes("chromium") && line.includes("--")).map((line) => parseInt(line, 10));
    return ours.reduce((sum, seconds) => sum + seconds, 0) * 1000 || 0;
}

/** Milliseconds that the page's main thread was busy so far. */
async function busy(app) {
    const { metrics } = await app.touch.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
}

/** Main thread and whole browser: CPU in percent of one core while something goes on. */
async function cost(app, act) {
    const [page, all, start] = [await busy(app), spent(), Date.now()];
    while (Date.now() - start < SPAN) await act();
    const passed = Date.now() - start;
    return { page: (await busy(app) - page) / passed * 100, all: (spent() - all) / passed * 100 };
}

/** How long the main thread is busy with each of some questions to the app, in milliseconds from short to long. */
async function answers(app, questions) {
    const times = [];
    for (const ask of questions) {
        const before = await busy(app);
        await ask();
        times.push(await busy(app) - before);
    }
    return times.sort((a, b) => a - b);
}

const percent = ({ page, all }) => `${page.toFixed(1)} % main thread, ${all.toFixed(0)} % whole browser`;

const [empty, site] = [await serve(join(ROOT, "out/empty")), await serve(SITE)];
const times = { empty: [], site: [] };
for (let i = 0; i < RUNS; i += 1) {
    times.empty.push(await firstFrame(empty.address));
    times.site.push(await firstFrame(site.address));
}
const [bare, ours] = [times.empty, times.site].map((runs) => ({
    time: median(runs.map(({ time }) => time)), transfer: median(runs.map(({ transfer }) => transfer)),
}));
// Sablier's program is larger than an empty one, and being sent is not its fault.
const fair = bare.time + Math.max(0, ours.transfer - bare.transfer);
row("web: empty page to its first frame", `${bare.time.toFixed(0)} ms (program sent in ${bare.transfer.toFixed(0)} ms)`);
row("web: Sablier to its first frame", `${ours.time.toFixed(0)} ms (program sent in ${ours.transfer.toFixed(0)} ms)`);
row("web: Sablier against an empty page plus transfer", `${(ours.time / fair).toFixed(2)} x, of at most 1.5`);

const { context, close } = await openBrowser();
const app = await App.open(context, `${site.address}#donjonz=DZ-G001-2HP`);
await app.touch.send("Performance.enable");
await app.at("donjonz");
await app.rest(7000);
row("web: table that nobody touches", percent(await cost(app, () => app.rest(500))));
// What a frame that answers costs by itself is known from asking for the state.
const plain = median(await answers(app, KEPT.map(() => () => app.state())));
const flights = (await answers(app, KEPT.map((kept) => () => app.fly(kept)))).map((time) => time - plain);
const slow = flights[Math.floor(flights.length * 0.95)];
row("web: a thrown die, simulated", `median ${median(flights).toFixed(1)} ms, 95 % ${slow.toFixed(1)} ms, of at most 60`);
const board = await app.find("board");
let angle = 0;
await app.finger("touchStart", board);
row("web: table while a finger moves the view", percent(await cost(app, async () => {
    angle += 0.2;
    await app.finger("touchMove", { x: board.x + 60 * Math.cos(angle), y: board.y + 60 * Math.sin(angle) });
    await app.rest(16);
})));
await close();
empty.stop();
site.stop();
