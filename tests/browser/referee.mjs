// The native rules, to compare a browser's game with.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { run } from "./page.mjs";

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
