// Pictures of the app, small enough to be compared across engines: what matters is that all of it is there.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pngjs from "pngjs";

const PROGRAM = new URL("../../target/debug/sablier", import.meta.url).pathname;

/** The width of a picture once it is small, in pixels. */
const WIDTH = 98;

/** Reads a PNG file as a picture of `WIDTH` pixels across, each the mean of what it covers: rows of red, green, blue. */
export function readPicture(png) {
    const { width, height, data } = pngjs.PNG.sync.read(png);
    const scale = width / WIDTH;
    const rows = Math.round(height / scale);
    const picture = { width: WIDTH, height: rows, colours: new Float64Array(WIDTH * rows * 3) };
    const counts = new Float64Array(WIDTH * rows);
    for (let y = 0; y < height; y += 1) {
        const row = Math.min(rows - 1, Math.floor(y / scale));
        for (let x = 0; x < width; x += 1) {
            const at = row * WIDTH + Math.min(WIDTH - 1, Math.floor(x / scale));
            counts[at] += 1;
            for (let c = 0; c < 3; c += 1) picture.colours[at * 3 + c] += data[(y * width + x) * 4 + c];
        }
    }
    picture.colours.forEach((sum, i) => { picture.colours[i] = sum / counts[Math.floor(i / 3)]; });
    return picture;
}

/** Tests whether hardly more than one colour is seen, that of the middle. */
export function isFlat({ width, height, colours }) {
    const middle = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 3;
    const others = colours.filter((value, i) => Math.abs(value - colours[middle + i % 3]) >= 8);
    return others.length < colours.length / 20;
}

/** How far two pictures of one size are apart, as the mean of all their colours, from 0 to 255. */
export function distance(one, other) {
    if (one.height !== other.height) throw new Error(`pictures of ${one.height} and ${other.height} rows`);
    return one.colours.reduce((sum, value, i) => sum + Math.abs(value - other.colours[i]), 0) / one.colours.length;
}

/** What the desktop app shows in a window of a size, with files as the browser keeps them, after each of some groups of
 *  taps. */
export function nativePictures({ width, height }, files, groups) {
    const folder = mkdtempSync(join(tmpdir(), "sablier-picture-"));
    const [data, script] = ["data", "story.script"].map((name) => join(folder, name));
    const seen = groups.map((_, nth) => join(folder, `${nth}.png`));
    try {
        mkdirSync(data);
        for (const [name, text] of Object.entries(files)) writeFileSync(join(data, name), text);
        // Whatever moves at first has come to rest, and a fight has been told to its end.
        const steps = groups.flatMap((taps, nth) => [...taps.map((id) => `tap ${id}`), "wait 8000", `screenshot ${seen[nth]}`]);
        writeFileSync(script, [`size ${width} ${height} 1`, ...steps].join("\n"));
        const screen = ["-a", "-s", "-screen 0 1300x1300x24"];
        execFileSync("xvfb-run", [...screen, PROGRAM, "--script", script, "--data", data], { stdio: "pipe" });
        return seen.map((file) => readPicture(readFileSync(file)));
    } finally {
        rmSync(folder, { recursive: true });
    }
}
