// A page with the names that Playwright's has, as far as stories use them, made of the little that every engine can do:
// go somewhere, run a script, move fingers, press keys. An engine's own page adds those.

import { EventEmitter } from "node:events";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** How long something may take to come about, in ms: no story need be fast. */
export const PATIENCE = 180_000;

const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks again and again until there is an answer that counts as true. */
export async function poll(ask, what) {
    const end = Date.now() + PATIENCE;
    let last = "";
    while (Date.now() < end) {
        // A page that is being left answers with an error.
        const answer = await ask().catch((error) => { last = error.message; });
        if (answer) return answer;
        await rest(50);
    }
    throw new Error(`${what} did not come about in ${PATIENCE} ms ${last}`);
}

function isExpression(source) {
    try {
        return Boolean(new Function(`return (${source}\n);`));
    } catch {
        return false;
    }
}

/** The source of a function of one argument that does what a function, an expression or a whole script says. */
export function asFunction(script) {
    if (typeof script === "function") return String(script);
    return isExpression(script) ? `() => (${script}\n)` : `() => { ${script}\n }`;
}

/** What stories call a key, as WebDriver knows it. */
const KEYS = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", Backspace: "\uE003" };

const IS_SEEN = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";

/** What a finger does, as WebDriver wants to hear it. */
const finger = (id, actions) => ({ type: "pointer", id: `finger-${id}`, parameters: { pointerType: "touch" }, actions });

class Locator {
    constructor(page, selector) {
        Object.assign(this, { page, selector });
    }

    waitFor(options) {
        return this.page.waitForSelector(this.selector, options);
    }

    /** Calls a function with the first element. */
    async evaluate(script, arg) {
        await this.waitFor({ state: "attached" });
        return this.page.evaluate(`(${script})(document.querySelector(${JSON.stringify(this.selector)}), ${JSON.stringify(arg)})`);
    }

    evaluateAll(script, arg) {
        return this.page.evaluate(`(${script})([...document.querySelectorAll(${JSON.stringify(this.selector)})], ${JSON.stringify(arg)})`);
    }

    count() {
        return this.evaluateAll((all) => all.length);
    }

    /** Every question is about the first element anyway. */
    first() {
        return this;
    }

    async click() {
        await this.waitFor();
        const at = await this.evaluate((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2 };
        });
        await this.page.tap(at);
    }

    getAttribute(name) {
        return this.evaluate((element, name) => element.getAttribute(name), name);
    }

    inputValue() {
        return this.evaluate((element) => element.value);
    }

    fill(value) {
        return this.evaluate((element, value) => {
            element.value = value;
            element.dispatchEvent(new Event("input", { bubbles: true }));
        }, value);
    }
}

/** The pages of a browser. An engine's own gives `openPage`. */
export class PlainContext extends EventEmitter {
    constructor(openPage) {
        super();
        this.openPage = openPage;
    }

    async newPage() {
        const page = await this.openPage();
        page.context = () => this;
        this.emit("page", page);
        return page;
    }

    waitForEvent(kind) {
        return new Promise((resolve) => this.once(kind, resolve));
    }
}

/** Engines give: `answer(source, arg)`, `goto`, `reload`, `goBack`, `close`, `perform(actions)`, `screenshot`,
 *  `setViewportSize` and perhaps `addInitScript`; and the folder that downloads go to. */
export class PlainPage extends EventEmitter {
    constructor(downloads) {
        super();
        this.downloads = downloads;
        this.down = new Set();
        this.keyboard = { press: (key) => this.press(key) };
    }

    /** Calls a function in the page. An engine's `answer` gives the words that it promises. */
    async evaluate(script, arg = null) {
        const source = `async (arg) => {
            const value = await (${asFunction(script)})(JSON.parse(arg));
            return JSON.stringify({ value, address: location.href });
        }`;
        const { value, address } = JSON.parse(await this.answer(source, JSON.stringify(arg)));
        this.address = address;
        return value;
    }

    /** Where the page was when it last answered. */
    url() {
        return this.address;
    }

    title() {
        return this.evaluate("document.title");
    }

    getAttribute(selector, name) {
        return this.locator(selector).getAttribute(name);
    }

    click(selector) {
        return this.locator(selector).click();
    }

    locator(selector) {
        return new Locator(this, selector);
    }

    $eval(selector, script, arg) {
        return this.locator(selector).evaluate(script, arg);
    }

    $$eval(selector, script, arg) {
        return this.locator(selector).evaluateAll(script, arg);
    }

    textContent(selector) {
        return this.$eval(selector, (element) => element.textContent);
    }

    innerText(selector) {
        return this.$eval(selector, (element) => element.innerText);
    }

    async waitForFunction(script, arg = null) {
        const found = await poll(() => this.evaluate(script, arg), String(script));
        return { jsonValue: async () => found };
    }

    async waitForSelector(selector, { state = "visible" } = {}) {
        const found = `document.querySelector(${JSON.stringify(selector)})`;
        const seen = state === "visible" ? ` && (${IS_SEEN})(${found})` : "";
        await poll(() => this.evaluate(`Boolean(${found}${seen})`), `${selector} ${state}`);
    }

    async waitForURL(url) {
        await poll(async () => await this.evaluate("location.href") === url, url);
    }

    waitForEvent(kind) {
        if (kind === "load") return this.waitForLoad();
        if (kind === "download") return this.waitForDownload();
        throw new Error(`this engine tells of no ${kind}`);
    }

    async waitForLoad() {
        await this.evaluate("void (window.is_left = true)");
        await poll(() => this.evaluate("!window.is_left && document.readyState === 'complete'"), "a new page");
    }

    /** The next file that is saved, once it is whole. */
    async waitForDownload() {
        for (const name of readdirSync(this.downloads)) rmSync(join(this.downloads, name));
        const size = () => {
            const names = readdirSync(this.downloads);
            if (names.length !== 1) return 0;
            return statSync(join(this.downloads, names[0])).size;
        };
        await poll(async () => {
            const before = size();
            await rest(300);
            return before > 0 && size() === before;
        }, "a download");
        const [name] = readdirSync(this.downloads);
        return { suggestedFilename: () => name, path: async () => join(this.downloads, name) };
    }

    async press(key) {
        const value = KEYS[key] ?? key;
        const actions = [{ type: "keyDown", value }, { type: "keyUp", value }];
        await this.perform([{ type: "key", id: "keyboard", actions }]);
    }

    /** A stroke of a finger: places, each with the ms since the first. The engine itself keeps the time. */
    async swipe(stroke) {
        const move = ({ x, y, ms }, nth) => ({
            type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: Math.round(ms - (stroke[nth - 1]?.ms ?? 0)),
        });
        const [first, ...rest] = stroke.map(move);
        await this.perform([finger(0, [first, { type: "pointerDown", button: 0 }, ...rest, { type: "pointerUp", button: 0 }])]);
    }

    /** A finger down and up again, told at once, so that a busy machine makes no hold of it. */
    tap(point) {
        return this.swipe([{ ...point, ms: 0 }]);
    }

    /** Puts fingers down, moves them, or lifts all that are down. */
    async finger(type, points) {
        if (type === "touchEnd") {
            const lifted = [...this.down].map((id) => finger(id, [{ type: "pointerUp", button: 0 }]));
            this.down.clear();
            return this.perform(lifted);
        }
        await this.perform(points.map(({ x, y }, id) => {
            const move = { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) };
            if (type === "touchMove") return finger(id, [move]);
            this.down.add(id);
            return finger(id, [move, { type: "pointerDown", button: 0 }]);
        }));
    }
}
