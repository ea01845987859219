// A screen without a screen, for browsers that draw with WebGL only into a real window.

import { spawn } from "node:child_process";

/** Starts an X server on a number that is free and resolves to its name, with a way to stop. */
export function openDisplay({ width, height }) {
    const args = ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"];
    const child = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    return new Promise((resolve, reject) => {
        child.once("error", reject);
        child.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
        child.stdio[3].once("data", (number) => resolve({ name: `:${String(number).trim()}`, stop: () => child.kill() }));
    });
}
