// The benchmark's rows about the web app: how soon it can be touched, and what the page costs. Compares with a page
// that holds an empty macroquad window, in the same run.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { App, KEPT, PHONE, ROOT, SMALLEST, openBrowser, serve } from "./page.mjs";

const ENGINES = ["chromium", "firefox", "webkit"];
const RUNS = 7;
const SPAN = 5000;
/** How long what moves at first needs to come to rest, in ms. */
const SETTLING = 7000;

const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const row = (name, value) => console.log(`${name.padEnd(58)} ${value}`);

/** What a page takes in an engine with nothing kept from before: ms from asking for it to its first frame, how many of
 *  them its program was on the way, and how many bytes came. */
async function firstFrame(open, address) {
    const { context, close } = await open({ viewport: PHONE, locale: "en-GB", scale: 1, own: true });
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForSelector("body[data-state=playing]");
    const figures = await page.evaluate(() => {
        const files = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
        const program = files.find(({ name }) => name.includes(".wasm"));
        const [{ startTime }] = performance.getEntriesByName("sablier-first-frame");
        const early = files.filter((file) => file.startTime < startTime);
        return {
            time: startTime,
            transfer: program.responseEnd - program.startTime,
            size: early.reduce((sum, file) => sum + file.encodedBodySize, 0),
        };
    });
    await close();
    return figures;
}

/** Prints what an engine takes for the empty page and for Sablier, each as the median of some runs. */
async function compare(engine, addresses) {
    const { open } = await import(`./engines/${engine}.mjs`);
    const runs = addresses.map(() => []);
    for (let i = 0; i < RUNS; i += 1) {
        for (const [n, address] of addresses.entries()) runs[n].push(await firstFrame(open, address));
    }
    const [bare, ours] = runs.map((all) => Object.fromEntries(
        ["time", "transfer", "size"].map((figure) => [figure, median(all.map((run) => run[figure]))])));
    const said = ({ time, transfer }) => `${time.toFixed(0)} ms (program sent in ${transfer.toFixed(0)} ms)`;
    // Sablier's program is larger than an empty one, and being sent is not its fault.
    const fair = bare.time + Math.max(0, ours.transfer - bare.transfer);
    row(`web, ${engine}: loaded before the first frame`, `${(ours.size / 1000).toFixed(0)} KB`);
    row(`web, ${engine}: empty page to its first frame`, said(bare));
    row(`web, ${engine}: Sablier to its first frame`, said(ours));
    row(`web, ${engine}: Sablier against an empty page plus transfer`, `${(ours.time / fair).toFixed(2)} x, of at most 1.5`);
}

/** What the system tells of a process: its parent, and the milliseconds of CPU that it took so far. */
function look(pid) {
    try {
        const [, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) /);
        const words = fields.join("").split(" ");
        return { pid, parent: Number(words[1]), ms: (Number(words[11]) + Number(words[12])) * 10 };
    } catch {
        return null;
    }
}

/** Milliseconds of CPU that all processes took so far which this one has started: the browser, its display, our server. */
function spent() {
    const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map((name) => look(Number(name))).filter(Boolean);
    const family = new Set([process.pid]);
    for (let size = 0; size < family.size;) {
        size = family.size;
        for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
    }
    return all.filter(({ pid }) => family.has(pid) && pid !== process.pid).reduce((sum, { ms }) => sum + ms, 0);
}

/** The whole browser's CPU in percent of one core, while nobody touches a table in it. */
async function idle(engine, address) {
    const { open } = await import(`./engines/${engine}.mjs`);
    const { context, close } = await open({ viewport: PHONE, locale: "en-GB", scale: 1, isMoving: true, own: true });
    const page = await context.newPage();
    await page.goto(`${address}#donjonz=DZ-G001-2HP`);
    await page.waitForSelector("body[data-state=playing]");
    await rest(SETTLING);
    const [before, start] = [spent(), Date.now()];
    await rest(SPAN);
    row(`web, ${engine}: table that nobody touches`, `${((spent() - before) / (Date.now() - start) * 100).toFixed(0)} % whole browser`);
    await close();
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

const [empty, site] = [await serve(join(ROOT, "out/empty")), await serve(SMALLEST)];
for (const engine of ENGINES) {
    await compare(engine, [empty.address, site.address]);
    await idle(engine, site.address);
}

const { context, close } = await openBrowser({ isMoving: true, scale: 1, own: true });
const app = await App.open(context, `${site.address}#donjonz=DZ-G001-2HP`);
await app.touch.send("Performance.enable");
await app.at("donjonz");
await app.rest(SETTLING);
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
