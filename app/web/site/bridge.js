// What the page does for the app: sharing, printing, the way back, sound that may start, a screen that stays lit, and a
// mirror of the screen for those who hear it. Its files are in files.js. The other side is app/src/platform/web.rs: it
// asks with a verb and words, and gets words back. What is missing in a browser stays silent.
"use strict";

window.sablier = (() => {
    const SEPARATOR = "\u001F";
    const files = window.sablierFiles;
    const encoder = new TextEncoder();
    const news = [];
    let answer = new Uint8Array(0);

    // A frame, so that the app hears the news; it sleeps while nothing moves.
    const wake = () => window.wasm_exports && importObject.env.sapp_schedule_update();
    // The same after a while, for what moves slowly: a wish made before is forgotten.
    let alarm = 0;
    const wakeIn = (ms) => { clearTimeout(alarm); alarm = setTimeout(wake, Number(ms)); };
    const tell = (item) => { news.push(item); wake(); };

    // --- The screen: kept lit, filled, shaken.

    let lock = null;
    let isLit = false;

    async function light() {
        if (!isLit || lock || document.visibilityState !== "visible" || !navigator.wakeLock) return;
        try {
            lock = await navigator.wakeLock.request("screen");
            lock.addEventListener("release", () => { lock = null; });
            if (!isLit) dim();
        } catch {
            lock = null;
        }
    }

    function dim() {
        lock?.release().catch(() => {});
        lock = null;
    }

    // What notches and bars cover: left, top, right, bottom.
    let edges = [0, 0, 0, 0];

    function measureEdges() {
        const style = getComputedStyle(document.documentElement);
        edges = ["left", "top", "right", "bottom"].map((side) => parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0);
    }

    const isPhone = window.matchMedia("(pointer: coarse)").matches;
    // On iPhones and iPads every browser is WebKit.
    const isWebKit = navigator.vendor.startsWith("Apple");
    const isInstalled = navigator.standalone === true || window.matchMedia("(display-mode: standalone)").matches;
    const vibrate = (ms) => { if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(Number(ms)); };

    // --- What the player wishes of every app: less movement, more contrast, and text of a size, in percent.

    const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
    const strong = window.matchMedia("(prefers-contrast: more)");
    let textSize = 100;

    function measureText() {
        const line = document.createElement("p");
        // iOS says the size of its text by this font, and others by that of the page.
        const isApple = isPhone && CSS.supports("font", "-apple-system-body");
        if (isApple) line.style.font = "-apple-system-body";
        document.documentElement.append(line);
        textSize = Math.round(parseFloat(getComputedStyle(line).fontSize) / (isApple ? 17 : 16) * 100) || 100;
        line.remove();
    }

    // --- Fingers and the mouse. Each event comes with the time at which it happened, and a frame with all that happened
    // since the last one, so that a swipe is as fast on a slow device as on a quick one. gl.js would give all of them
    // the time of the frame: its own events are stopped on their way.

    const PHASES = { pointerdown: "down", pointermove: "move", pointerup: "up", pointercancel: "cancel" };
    const GL_KINDS = ["touchstart", "touchmove", "touchend", "touchcancel", "mousedown", "mouseup"];
    const fingers = new Set();
    const touches = [];

    function feelFinger(canvas, event) {
        const { type, pointerId, button } = event;
        if (type === "pointerdown" && button === 0) {
            fingers.add(pointerId);
            canvas.focus({ preventScroll: true });
            // A mouse that leaves the page with its button down still belongs to the page.
            try { canvas.setPointerCapture(pointerId); } catch { /* it has gone already */ }
        }
        if (!fingers.has(pointerId)) return;
        const parts = type === "pointermove" ? event.getCoalescedEvents?.() ?? [] : [];
        for (const { clientX, clientY, timeStamp } of parts.length > 0 ? parts : [event]) {
            touches.push([PHASES[type], pointerId, clientX, clientY, timeStamp]);
        }
        if (type === "pointerup" || type === "pointercancel") fingers.delete(pointerId);
        wake();
    }

    function mindFingers(canvas) {
        for (const kind of Object.keys(PHASES)) canvas.addEventListener(kind, (event) => feelFinger(canvas, event));
        for (const kind of GL_KINDS) {
            window.addEventListener(kind, (event) => {
                if (event.target !== canvas) return;
                event.stopPropagation();
                // The page neither scrolls nor selects, and no mouse is made up of a finger.
                if (event.cancelable && !(kind.startsWith("touch") && zoomsPage())) event.preventDefault();
            }, { capture: true, passive: false });
        }
        window.visualViewport?.addEventListener("resize", () => mindZoom(canvas));
    }

    // Two fingers zoom the board where there is one, and the page elsewhere. A page that is zoomed already can be made
    // small again everywhere.
    let hasBoard = true;
    const zoomsPage = () => !hasBoard || (window.visualViewport?.scale ?? 1) > 1.01;
    const mindZoom = (canvas) => { canvas.style.touchAction = zoomsPage() ? "pinch-zoom" : "none"; };

    // --- Turning the phone over. iOS asks the player first, and only while a finger lifts; elsewhere nobody is asked.

    const orientation = isPhone && window.isSecureContext ? window.DeviceOrientationEvent : undefined;
    const mustAsk = typeof orientation?.requestPermission === "function";
    let mayFeel = orientation !== undefined && !mustAsk;
    let wantsFlips = false;

    // Some browsers could ask but need not, and say so.
    async function lookWhetherToAsk() {
        try {
            mayFeel = (await navigator.permissions.query({ name: "accelerometer" })).state === "granted";
        } catch {
            return;
        }
        watchFlips(wantsFlips);
        wake();
    }

    // The app tells where down is from how far the phone leans: to the right, to the top, out of the screen.
    function feel({ beta, gamma }) {
        if (beta === null || gamma === null) return;
        const [ahead, aside] = [beta, gamma].map((degrees) => degrees * Math.PI / 180);
        const down = [Math.cos(ahead) * Math.sin(aside), -Math.sin(ahead), -Math.cos(ahead) * Math.cos(aside)];
        if (wasm_exports.sablier_felt(...down)) tell("flipped");
    }

    async function askToFeel() {
        if (!wantsFlips || mayFeel || !mustAsk) return;
        try {
            mayFeel = await orientation.requestPermission() === "granted";
        } catch {
            mayFeel = false;
        }
        if (mayFeel) watchFlips(wantsFlips);
    }

    function watchFlips(watch) {
        wantsFlips = watch;
        if (watch && mayFeel) window.addEventListener("deviceorientation", feel);
        else window.removeEventListener("deviceorientation", feel);
    }

    // --- Sharing, the clipboard, documents.

    async function copy(words) {
        try {
            await navigator.clipboard.writeText(words);
        } catch {
            const field = document.createElement("textarea");
            field.value = words;
            document.body.append(field);
            field.select();
            document.execCommand("copy");
            field.remove();
        }
    }

    // Answers at once whether other apps are offered the words; else they are copied.
    function share(words) {
        if (!navigator.share || !isPhone) {
            copy(words);
            return null;
        }
        navigator.share({ text: words }).catch((error) => { if (error.name !== "AbortError") copy(words); });
        return "";
    }

    async function paste() {
        try {
            tell({ pasted: await navigator.clipboard.readText() });
        } catch {
            tell({ pasted: "" });
        }
    }

    const sharesFiles = isPhone
        && Boolean(navigator.canShare?.({ files: [new File([""], "a.pdf", { type: "application/pdf" })] }));

    function download(file) {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(file);
        link.download = file.name;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
        return { saved: file.name };
    }

    async function offer(file) {
        try {
            await navigator.share({ files: [file] });
            return "shared";
        } catch (error) {
            // Closing the sheet is an answer.
            if (error.name === "AbortError") return "declined";
            throw error;
        }
    }

    function show(file) {
        const address = URL.createObjectURL(file);
        setTimeout(() => URL.revokeObjectURL(address), 60_000);
        if (!window.open(address)) throw new DOMException("no tap", "NotAllowedError");
        return "shared";
    }

    // An app on the home screen of iOS has nowhere to download to: the sheet of apps offers to save the document there,
    // or it is shown beside the app.
    const cannotDownload = isWebKit && isPhone && isInstalled;
    const save = (file) => (cannotDownload ? (sharesFiles ? offer : show) : download)(file);

    // Browsers share and open only while a tap is fresh. A document that took longer waits for another one.
    let handOver = () => {};

    async function deliver(file, way) {
        try {
            tell({ printed: { Ok: await way(file) } });
        } catch (error) {
            if (error.name !== "NotAllowedError") return tell({ printed: { Err: error.message || error.name } });
            handOver = () => deliver(file, way);
            tell({ printed: { Ok: "ready" } });
        }
    }

    // Words are all that the app hands over, so a picture comes in letters.
    const picture = (name, png) =>
        new File([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))], name, { type: "image/png" });

    // The document is made by a worker, which loads the printing module when it is first needed.
    function print(order, name, way) {
        const worker = new Worker("print.js");
        const fail = (reason) => { worker.terminate(); tell({ printed: { Err: reason } }); };
        worker.onerror = (event) => fail(event.message || "worker");
        worker.onmessage = ({ data }) => {
            if (data.error !== undefined) return fail(data.error);
            worker.terminate();
            deliver(new File([data.pdf], name, { type: "application/pdf" }), way);
        };
        worker.postMessage({ order });
    }

    // --- Files that the player picks. As long as `LARGEST_FILE` in platform/mod.rs.

    const LARGEST_FILE = 8 << 20;

    async function readFile(file) {
        if (file.size > LARGEST_FILE) return { Err: "too_long" };
        const bytes = await file.arrayBuffer().catch(() => null);
        if (bytes === null) return { Err: "unreadable" };
        try {
            return { Ok: { name: file.name, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) } };
        } catch {
            return { Err: "not_text" };
        }
    }

    function askFile() {
        const input = document.createElement("input");
        input.type = "file";
        input.onchange = async () => tell({ picked: await readFile(input.files[0]) });
        input.click();
    }

    // --- Links to games, and the device's own way back.

    const isLink = (address = location.href) => address.includes("#");

    // The app reads it, in link.rs, and refuses one much shorter than this. The address is clean by then, so that no
    // link can come a second time.
    const LONGEST_LINK = 10_000;

    function takeLink(address) {
        if (!isLink(address)) return;
        if (isLink()) history.replaceState({ sablier: entries }, "", location.pathname + location.search);
        tell({ link: new URL(address).hash.slice(0, LONGEST_LINK) });
    }

    // The history holds one entry for each screen above the first one, so that the device's way back goes through them
    // one by one, however fast it is used.
    let depth = 0;
    let entries = history.state?.sablier ?? 0;
    let isMoving = false;

    function move(by) {
        isMoving = true;
        history.go(by);
    }

    function mindHistory() {
        if (isMoving) return;
        // What the app makes of a way back is known a frame later.
        if (news.includes("back")) return wake();
        while (entries < depth) {
            entries += 1;
            history.pushState({ sablier: entries }, "");
        }
        if (entries > depth) {
            const by = depth - entries;
            entries = depth;
            move(by);
        }
    }

    window.addEventListener("popstate", ({ state }) => {
        // A link may come while we move, and then we do not end up where we meant to.
        if (isLink()) return;
        if (isMoving) {
            isMoving = false;
            history.replaceState({ sablier: entries }, "");
            return wake();
        }
        const level = state?.sablier ?? 0;
        // There is no way forward: the screens that were left are gone.
        if (level > entries) return move(entries - level);
        for (; entries > level; entries -= 1) tell("back");
    });
    // Where we are by now may be a step on already.
    window.addEventListener("hashchange", ({ newURL }) => takeLink(newURL));

    // --- The title says how much sand is left. It needs no frame, so it counts in a tab that nobody sees as well.

    const title = document.title;
    let sandEnds = 0;
    let titleTimer = 0;

    function countSand() {
        clearTimeout(titleTimer);
        const left = sandEnds - Date.now();
        const seconds = Math.ceil(left / 1000);
        const digits = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
        document.title = left > 0 ? `${digits} · ${title}` : title;
        const pause = document.visibilityState === "visible" ? left % 1000 + 1 : Math.min(left + 1, 60_000);
        if (left > 0) titleTimer = setTimeout(countSand, pause);
    }

    function showSand(ends) {
        sandEnds = Number(ends);
        countSand();
    }

    // --- Typing. A field of the app is a real one, unseen at its place, so that a finger itself gives it the focus: no
    // other way opens the keyboard of iOS. The app draws what stands in it and says what becomes of what is typed.

    // The app keeps no text that is longer, and door.rs refuses it.
    const LONGEST_TEXT = 10_000;
    const KEYBOARDS = {
        name: { autocapitalize: "words", enterkeyhint: "done" },
        code: { autocapitalize: "characters", enterkeyhint: "done" },
        words: { autocapitalize: "none", enterkeyhint: "search" },
    };
    let isComposing = false;

    const isTyped = (item) => item.typed !== undefined || item.pasted !== undefined;
    const toTheEnd = (field) => field.setSelectionRange(field.value.length, field.value.length);

    function makeField(thing) {
        const field = document.createElement("input");
        const plain = { type: "text", autocomplete: "off", autocorrect: "off", spellcheck: "false" };
        const attributes = { ...plain, ...KEYBOARDS[thing.role.field.keys] };
        for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
        const told = () => tell({ typed: field.value.slice(0, LONGEST_TEXT) });
        field.addEventListener("input", told);
        field.addEventListener("compositionstart", () => { isComposing = true; });
        field.addEventListener("compositionend", () => { isComposing = false; told(); });
        field.addEventListener("paste", (event) => {
            event.preventDefault();
            tell({ pasted: event.clipboardData.getData("text").slice(0, LONGEST_TEXT) });
        });
        field.addEventListener("keydown", (event) => {
            if (event.key !== "Enter" || event.isComposing) return;
            event.preventDefault();
            tell("entered");
        });
        // The app's own mark stands behind the last letter.
        for (const kind of ["focus", "click"]) field.addEventListener(kind, () => toTheEnd(field));
        field.addEventListener("blur", () => { isComposing = false; tell({ focused: "" }); });
        return field;
    }

    // What the app made of the text, unless there is newer text that it has not heard of.
    function settle(field, text) {
        if (isComposing || news.some(isTyped) || field.value === text) return;
        field.value = text;
        if (document.activeElement === field) toTheEnd(field);
    }

    // --- The mirror: one element for each thing that can be touched or heard, at its place, for screen readers and the
    // Tab key. Fingers go through it to the canvas, but for fields.

    const mirror = document.createElement("main");
    mirror.id = "mirror";
    const voice = document.createElement("div");
    voice.id = "voice";
    voice.setAttribute("role", "status");
    voice.setAttribute("aria-live", "polite");
    const elements = new Map();

    function makeElement(thing, kind) {
        let element;
        if (kind === "label") {
            element = document.createElement("p");
        } else if (kind === "slider") {
            element = document.createElement("input");
            Object.assign(element, { type: "range", min: 0, max: 100, step: 5 });
            element.addEventListener("input", () => tell({ slid: { id: thing.id, value: Number(element.value) } }));
        } else if (kind === "field") {
            element = makeField(thing);
        } else {
            element = document.createElement("button");
            element.type = "button";
            element.addEventListener("click", () => tell({ used: thing.id }));
        }
        if (kind === "switch") element.setAttribute("role", "switch");
        element.dataset.id = thing.id;
        element.dataset.kind = kind;
        element.addEventListener("focus", () => tell({ focused: thing.id }));
        return element;
    }

    function update(element, thing, kind) {
        const state = typeof thing.role === "string" ? {} : thing.role[kind];
        const [x, y, w, h] = thing.area;
        element.style.cssText = `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;
        if (kind === "slider" || kind === "field") element.setAttribute("aria-label", thing.label);
        else if (element.textContent !== thing.label) element.textContent = thing.label;
        if (kind === "switch") element.setAttribute("aria-checked", state.on);
        if (kind === "choice") element.setAttribute("aria-pressed", state.chosen);
        if (kind === "slider") element.value = state.value;
        if (kind === "field") settle(element, thing.text ?? "");
    }

    function reflect(view) {
        depth = view.depth;
        hasBoard = view.has_board;
        mindZoom(document.querySelector("#glcanvas"));
        document.documentElement.lang = view.language;
        mirror.dataset.screen = view.screen;
        const hadFocus = mirror.contains(document.activeElement);
        const seen = new Set();
        let before = null;
        let newField = null;
        for (const thing of view.touchables) {
            const kind = typeof thing.role === "string" ? thing.role : Object.keys(thing.role)[0];
            let element = elements.get(thing.id);
            if (!element || element.dataset.kind !== kind) {
                element?.remove();
                element = makeElement(thing, kind);
                elements.set(thing.id, element);
                if (kind === "field" && thing.role.field.keys !== "words") newField = element;
            }
            update(element, thing, kind);
            const place = before ? before.nextSibling : mirror.firstChild;
            if (place !== element) mirror.insertBefore(element, place);
            before = element;
            seen.add(thing.id);
        }
        for (const [id, element] of elements) {
            if (!seen.has(id)) {
                element.remove();
                elements.delete(id);
            }
        }
        const focused = view.focus && elements.get(view.focus);
        if (focused && document.activeElement !== focused) {
            focused.focus({ preventScroll: true });
        } else if (hadFocus && !mirror.contains(document.activeElement)) {
            mirror.querySelector("button, [type=range]")?.focus({ preventScroll: true });
        }
        // Where there is a keyboard, letters with accents come out of a field alone. A phone would show its own at once.
        if (newField && !isPhone) newField.focus({ preventScroll: true });
    }

    // Said twice in a row, the same words must still be heard: a screen reader only speaks what changed.
    function announce(words) {
        const line = document.createElement("p");
        line.textContent = words;
        voice.append(line);
        while (voice.childElementCount > 3) voice.firstChild.remove();
    }

    // The device's own voice, in the language of the words; what it has not said yet is older than what comes now.
    const hasVoice = "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;

    function speak(words, language) {
        if (!hasVoice) return;
        const said = new SpeechSynthesisUtterance(words);
        said.lang = language;
        const own = speechSynthesis.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(language));
        if (own) said.voice = own;
        speechSynthesis.cancel();
        speechSynthesis.speak(said);
    }

    // The browser moves Tab along the mirror, makes clicks of Enter and Space, moves sliders and types. All other keys
    // are the app's.
    const browserKeys = (element) => ["Tab", "Enter", " ", ...(element.type === "range" ? ["ArrowLeft", "ArrowRight"] : [])];
    const FIELDS_LEAVE = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Escape"];
    const isBrowsers = ({ target, key, isComposing }) =>
        target.type === "text" ? isComposing || !FIELDS_LEAVE.includes(key) : browserKeys(target).includes(key);

    function passKeys(canvas) {
        for (const kind of ["keydown", "keypress", "keyup"]) {
            mirror.addEventListener(kind, (event) => {
                if (!isBrowsers(event)) canvas[`on${kind}`]?.(event);
            });
        }
        window.addEventListener("keydown", (event) => {
            if (event.key === "Tab") event.stopImmediatePropagation();
        }, true);
    }

    // --- Sound may start once the page was touched, and starts again after a call or another tab. While sand runs it is
    // to be heard even where the switch at the phone's side says silence.

    const session = navigator.audioSession;
    const letRing = (rings) => { if (session) session.type = rings ? "playback" : "ambient"; };

    const context = () => (typeof audio_context === "undefined" ? null : audio_context);
    const unmute = () => {
        const sound = context();
        if (!sound) return;
        // Of a call's end some browsers tell by this alone.
        sound.onstatechange = unmute;
        if (sound.state !== "running" && document.visibilityState === "visible") sound.resume().catch(() => {});
    };

    // --- The picture fills the canvas at every size and density. gl.js looks after the window's size alone, and takes
    // parts of a pixel for a change, which would empty the canvas; it calls ours instead of its own.

    function fit(canvas, then) {
        const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((side) => Math.floor(side * dpi_scale()));
        if (canvas.width === width && canvas.height === height) return;
        Object.assign(canvas, { width, height });
        then?.(width, height);
    }

    window.resize = fit;

    function mindSize(canvas) {
        // Drawn at once, for a canvas that changed its size is empty.
        const draw = (width, height) => { wasm_exports.resize(width, height); animation(); };
        const look = () => window.wasm_exports && fit(canvas, draw);
        const mindDensity = () => {
            const same = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
            same.addEventListener("change", () => { look(); mindDensity(); }, { once: true });
        };
        new ResizeObserver(look).observe(canvas);
        mindDensity();
        window.addEventListener("pageshow", () => { look(); wake(); });
        // gl.js takes a page beside another window for one out of sight, where the app draws nothing.
        document.hasFocus = () => true;
    }

    // --- Graphics can be taken away, such as when a phone is short of memory. Everything is on file: begin again.

    function mindGraphics(canvas) {
        canvas.addEventListener("webglcontextlost", (event) => {
            event.preventDefault();
            setTimeout(() => location.reload(), 100);
        });
    }

    // --- The verbs.

    let offeredUpdate = null;
    // What stories asked, and who waits for the answers.
    const questions = [];
    const askers = [];

    function question(asked) {
        questions.push(asked);
        wake();
        return new Promise((resolve) => askers.push(resolve));
    }

    const verbs = {
        pulse() {
            mindHistory();
            return JSON.stringify({
                news: news.splice(0),
                touches: touches.splice(0),
                abilities: {
                    vibration: isPhone && "vibrate" in navigator,
                    full_screen: document.fullscreenEnabled ? Boolean(document.fullscreenElement) : null,
                    share: sharesFiles,
                    update: offeredUpdate !== null,
                    flips: orientation ? mayFeel : null,
                    voice: hasVoice,
                    dice_to_come: !fly,
                    forgets: isWebKit && !isInstalled,
                    lacks: {
                        light: !navigator.wakeLock,
                        vibration: isPhone && !("vibrate" in navigator),
                        full_screen: isPhone && !isInstalled && !document.fullscreenEnabled,
                        flips: isPhone && !orientation,
                    },
                },
                wishes: { text_size: textSize, reduced_motion: calm.matches, contrast: strong.matches },
                edges,
                density: window.devicePixelRatio || 1,
            });
        },
        locale: () => navigator.language,
        read: files.read,
        write: files.write,
        set_aside: files.setAside,
        paste,
        share,
        link: (game, code) => `${location.origin}${location.pathname}#${game}=${code}`,
        print_save: (order, name) => print(order, name, save),
        print_share: (order, name) => print(order, name, offer),
        hand_over: () => handOver(),
        ask_file: () => askFile(),
        keep_file: (name, text) => { deliver(new File([text], name, { type: "application/json" }), save); },
        save_picture: (name, png) => { deliver(picture(name, png), save); },
        share_picture: (name, png) => { deliver(picture(name, png), offer); },
        vibrate,
        wake_in: wakeIn,
        stay_awake() { isLit = true; light(); },
        may_sleep() { isLit = false; dim(); },
        show_sand: showSand,
        let_ring: () => letRing(true),
        let_rest: () => letRing(false),
        watch_flips: () => watchFlips(true),
        ignore_flips: () => watchFlips(false),
        fill_screen: () => document.documentElement.requestFullscreen().catch(() => {}),
        leave_screen: () => document.exitFullscreen().catch(() => {}),
        update: () => offeredUpdate?.(),
        mirror: (view) => reflect(JSON.parse(view)),
        announce,
        speak,
        questions: () => JSON.stringify(questions.splice(0)),
        answered: (answer) => askers.shift()(JSON.parse(answer)),
    };

    // Makes a flight of a throw, once the module is there in which dice fly.
    let fly = null;

    function register_plugin(importObject) {
        importObject.env.sablier_uptime = () => performance.now();
        importObject.env.sablier_fly = (pointer, length) => {
            if (!fly) return -1;
            answer = fly(new Uint8Array(wasm_memory.buffer, pointer, length));
            return answer.length;
        };
        importObject.env.sablier_ask = (pointer, length) => {
            const [verb, ...words] = UTF8ToString(pointer, length).split(SEPARATOR);
            const said = verbs[verb](...words);
            if (typeof said !== "string") return -1;
            answer = encoder.encode(said);
            return answer.length;
        };
        importObject.env.sablier_answer = (pointer) => {
            new Uint8Array(wasm_memory.buffer, pointer, answer.length).set(answer);
        };
    }

    // Called once the program is there and before it runs.
    function on_init() {
        const canvas = document.querySelector("#glcanvas");
        canvas.tabIndex = -1;
        canvas.setAttribute("aria-hidden", "true");
        document.body.append(mirror, voice);
        passKeys(canvas);
        mindFingers(canvas);
        mindSize(canvas);
        mindGraphics(canvas);
        measureEdges();
        measureText();
        window.addEventListener("resize", measureEdges);
        for (const wish of [calm, strong]) wish.addEventListener("change", wake);
        canvas.focus();
        takeLink(location.href);
        if (mustAsk) lookWhetherToAsk();
        for (const kind of ["pointerup", "touchend", "click", "keydown"]) window.addEventListener(kind, unmute, true);
        letRing(false);
        session?.addEventListener?.("statechange", unmute);
        for (const kind of ["touchend", "click"]) window.addEventListener(kind, askToFeel, true);
        document.addEventListener("visibilitychange", () => {
            if (document.visibilityState === "visible") {
                unmute();
                light();
                measureText();
                wake();
            } else {
                context()?.suspend().catch(() => {});
            }
        });
        document.addEventListener("visibilitychange", countSand);
        document.addEventListener("fullscreenchange", wake);
        requestAnimationFrame(() => requestAnimationFrame(() => document.dispatchEvent(new Event("sablier-first-frame"))));
    }

    miniquad_add_plugin({ register_plugin, on_init, name: "sablier", version: 1 });

    return {
        // A newer version is ready; `start` changes to it. The home screen offers it.
        offerUpdate(start) { offeredUpdate = start; wake(); },
        // Dice can fly from now on, by a function that makes a flight of a throw.
        letDiceFly(flies) { fly = flies; wake(); },
        // Promises that the app has dealt with all it was told so far.
        settled: () => question("settled"),
        // Promises the app's state, as scripts of the desktop app see it.
        dump: () => question("dump"),
        // Promises what a kept throw of a die comes to on this device, to be compared with others.
        fly: (kept) => question({ fly: kept }),
        // Promises what strokes of a finger come to on this device; null for those that let go of no die.
        draw: (drawn) => question({ draw: drawn }),
        // Lets the player pick a file, and keep one.
        askFile: () => question("ask_file"),
        keepFile: (name, text) => question({ keep_file: { name, text } }),
    };
})();
