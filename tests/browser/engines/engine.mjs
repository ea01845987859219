// The engine that stories are told in, by the variable ENGINE: chromium, firefox or webkit. With CORE=1 only the stories
// of the core set are told: those that every engine is asked for with every change.

import { after, test as plainTest } from "node:test";

const NAME = process.env.ENGINE ?? "chromium";
const { LIMITS, LINKS_IN_A_PAGE = Infinity, open, deviceOf, leave = null } = await import(`./${NAME}.mjs`);

export { NAME, LINKS_IN_A_PAGE, open, deviceOf };

/** Pixels a dp where nobody looks closely: filling them is a good part of what stories cost. */
export const COARSE = "density" in LIMITS ? 1 : 0.5;

/** How long a story may take at most, in ms, on the busiest machine. */
const LONGEST = 900_000;

/** What stories may need beyond what every engine can do. Each engine says which of it it cannot do, and why. */
const ABILITIES = new Set([
    "crash", "freeze", "sensor", "insets", "slow network", "traffic", "early scripts", "languages", "density",
    "a change of density", "many fingers", "installing", "wishes", "picking", "typing", "pinching", "sound",
]);

/** Why this engine cannot tell a story with these needs; null if it can. */
function obstacle(needs) {
    const unknown = needs.find((need) => !ABILITIES.has(need));
    if (unknown) throw new Error(`"${unknown}" is no ability that engines have or lack`);
    const missing = needs.filter((need) => need in LIMITS);
    return missing.length > 0 ? missing.map((need) => `${NAME} lacks ${need}: ${LIMITS[need]}`).join("; ") : null;
}

let isFirst = true;

/** A test that says what it needs of an engine and whether it is of the core set. What an engine cannot do is reported
 *  with the reason. */
export function test(name, ...rest) {
    const [{ needs = [], core = false, ...options }, tell] = rest.length > 1 ? rest : [{}, rest[0]];
    if (process.env.CORE && !core) return;
    if (isFirst && leave) after(leave);
    isFirst = false;
    const skip = obstacle(needs);
    return plainTest(name, { timeout: LONGEST, ...options, ...(skip && { skip }) }, tell);
}
