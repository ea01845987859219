// The app's files in the browser's storage, and the right to write them, which one tab has at a time.
// What is written at every touch lies in localStorage, at once. What grows lies in IndexedDB, written behind, with a
// copy in memory. Where storage is blocked or full, writing fails and the app says so.
"use strict";

window.sablierFiles = (() => {
    const PREFIX = "sablier/";
    /** Holds the name of the tab that may write. */
    const TAB = "sablier.tab";
    /** Holds when that tab was last alive, where there are no locks to tell. */
    const BEAT = "sablier.beat";
    const BEAT_MS = 1000;
    /** A tab that is silent for so long, in ms, is gone or asleep. A slow device that opens the app may say nothing for
     *  some seconds; a tab that is closed says so. */
    const SILENCE_MS = 15_000;
    /** A database that does not answer for so long, in ms, is done without. Only a broken one does, however busy the
     *  device is: without what lies in it the records seem lost. */
    const PATIENCE_MS = 20_000;

    const key = (name) => PREFIX + name;
    const storage = (use) => { try { return use(window.localStorage); } catch { return null; } };

    // --- The right to write. A lock tells whether another tab is there. The tab's name beside the files is what a
    // write goes by: it is right even in a tab that slept while another one took over.

    const me = `${Date.now()}-${Math.random()}`;
    let isMarked = false;

    function mark() {
        isMarked = storage((all) => { all.setItem(TAB, me); return true; }) === true;
        return isMarked;
    }

    // A tab that has lost the right begins again: it finds the games open elsewhere, and later reads them anew. It hears
    // of the loss in several ways, and Chromium may crash when a page that is on its way reloads again.
    let isLost = false;

    function lose() {
        if (isLost) return;
        isLost = true;
        location.reload();
    }

    const holder = () => storage((all) => all.getItem(TAB));

    function mayWrite() {
        const tab = holder();
        if (!isMarked || tab === null) return mark();
        if (tab !== me) lose();
        return tab === me;
    }

    // Resolves to whether this tab has the lock, which it then keeps for as long as the page lives.
    const lock = (options) => new Promise((resolve) => {
        navigator.locks.request("sablier", options, (held) => {
            resolve(held !== null);
            return held && new Promise(() => {});
        }).catch((error) => {
            // Where locks are forbidden, so is storage: there is nothing to be overwritten.
            if (error.name === "AbortError") lose();
            else resolve(true);
        });
    });

    const isAlone = () => !(Date.now() - Number(storage((all) => all.getItem(BEAT))) < SILENCE_MS);

    function beat() {
        if (mayWrite()) storage((all) => all.setItem(BEAT, Date.now()));
    }

    function begin() {
        mark();
        if (!navigator.locks) {
            beat();
            setInterval(beat, BEAT_MS);
            window.addEventListener("pagehide", () => {
                if (holder() === me) storage((all) => all.removeItem(BEAT));
            });
        }
        window.addEventListener("storage", (event) => {
            if (event.key === TAB && event.newValue !== null && event.newValue !== me) lose();
        });
        window.addEventListener("pageshow", (event) => { if (event.persisted) lose(); });
    }

    /** Takes the right to write if no other tab has it, and says whether it did. */
    async function take() {
        const isFree = navigator.locks ? await lock({ ifAvailable: true }) : isAlone();
        if (isFree) begin();
        return isFree;
    }

    /** Takes the right to write from whoever has it. */
    async function seize() {
        if (navigator.locks) await lock({ steal: true });
        begin();
    }

    // --- What grows.

    const grows = (name) => name.startsWith("past");
    const grown = new Map();
    let database = null;

    const answer = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });

    async function openDatabase() {
        const request = indexedDB.open("sablier", 1);
        request.onupgradeneeded = () => request.result.createObjectStore("files");
        const opened = await answer(request);
        const shelf = opened.transaction("files").objectStore("files");
        const [names, texts] = await Promise.all([answer(shelf.getAllKeys()), answer(shelf.getAll())]);
        return { opened, files: names.map((name, i) => [name, texts[i]]) };
    }

    // Promises that the file is in the database; no text means no file.
    async function shelve(name, text) {
        const transaction = database.transaction("files", "readwrite");
        const shelf = transaction.objectStore("files");
        if (text === null) shelf.delete(name);
        else shelf.put(text, name);
        await new Promise((resolve, reject) => {
            transaction.oncomplete = resolve;
            transaction.onabort = () => reject(transaction.error);
        });
    }

    // A file that still lies in localStorage is newer than the one in the database: it comes from before there was one,
    // or from a time when the database could not be written.
    async function moveOver(name) {
        const text = readLocally(name);
        const older = grown.get(name);
        if (older !== undefined && older !== text) keepGrown(nameAside(name), older);
        grown.set(name, text);
        await shelve(name, text);
        removeLocally(name);
    }

    /** Reads what has grown. Without a database everything lies in localStorage. */
    async function load() {
        const late = new Promise((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE_MS));
        try {
            const { opened, files } = await Promise.race([openDatabase(), late]);
            database = opened;
            for (const [name, text] of files) grown.set(name, text);
        } catch {
            return;
        }
        const names = storage((all) => Object.keys(all).filter((it) => it.startsWith(PREFIX))) ?? [];
        for (const name of names.map((it) => it.slice(PREFIX.length)).filter(grows)) {
            moveOver(name).catch(() => { database = null; });
        }
        if (grown.size > 0) persist();
    }

    // Once there is something to lose, the browser is asked not to throw it away when it is short of room.
    async function persist() {
        try {
            if (!await navigator.storage.persisted()) await navigator.storage.persist();
        } catch { /* it does as it likes */ }
    }

    // --- Files.

    const readLocally = (name) => storage((all) => all.getItem(key(name)));
    const writeLocally = (name, text) => storage((all) => { all.setItem(key(name), text); return ""; });
    const removeLocally = (name) => storage((all) => all.removeItem(key(name)));

    function keepGrown(name, text) {
        if (grown.size === 0) persist();
        grown.set(name, text);
        // What the database does not take is moved over at a later start.
        shelve(name, text).catch(() => {
            database = null;
            if (mayWrite()) writeLocally(name, text);
        });
        return "";
    }

    const read = (name) => grown.get(name) ?? readLocally(name);

    function write(name, text) {
        if (!mayWrite()) return null;
        if (database && grows(name)) return keepGrown(name, text);
        if (grown.has(name)) grown.set(name, text);
        return writeLocally(name, text);
    }

    function nameAside(name) {
        for (let n = 1; n < 1000; n += 1) {
            const aside = `${name}.set-aside-${n}`;
            if (read(aside) === null) return aside;
        }
        return null;
    }

    /** Renames a file that cannot be used, and gives its new name. */
    function setAside(name) {
        const text = read(name);
        const aside = nameAside(name);
        if (text === null || aside === null || write(aside, text) === null) return null;
        removeLocally(name);
        if (grown.delete(name) && database) shelve(name, null).catch(() => {});
        return aside;
    }

    return { take, seize, load, read, write, setAside };
})();
