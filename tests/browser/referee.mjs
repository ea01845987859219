// The native rules, to compare a browser's game with, and to begin games by.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createInterface } from "node:readline";
import { program, run } from "./page.mjs";

/** A state as a few letters. */
export const hash = (state) => createHash("sha256").update(JSON.stringify(state)).digest("hex");

/** The state a save leads to when the native referee plays it again. */
export function refereed(save) {
    const requests = [{ do: "load", save: JSON.parse(save) }, { do: "state" }];
    const answers = run("referee", [], requests.map((request) => `${JSON.stringify(request)}\n`).join(""));
    const [loaded, state] = answers.toString().trim().split("\n").map((line) => JSON.parse(line));
    assert.ok(loaded.ok, JSON.stringify(loaded));
    return state.ok;
}

/** The save of a whole game of somebody who does whatever is legal, and gives up wherever that is. */
export async function played(game) {
    const referee = spawn(program("referee"));
    const answers = createInterface(referee.stdout)[Symbol.asyncIterator]();
    const ask = async (request) => {
        referee.stdin.write(`${JSON.stringify(request)}\n`);
        return JSON.parse((await answers.next()).value).ok;
    };
    await ask({ do: "new", game, seed: 1 });
    let legal = await ask({ do: "legal" });
    for (let turn = 0; legal.length > 0; turn += 1) {
        const others = legal.filter((action) => action !== "TimeUp");
        await ask({ do: "apply", action: legal.includes("GiveUp") ? "GiveUp" : others[turn * turn % others.length] });
        legal = await ask({ do: "legal" });
    }
    const save = await ask({ do: "save" });
    referee.kill();
    return save;
}
