// Loads the app with visible progress, says what to do where it cannot run or already runs in another tab, and offers new
// versions.
// Does what miniquad's own `load` does, with bytes that it counted.
"use strict";

(() => {
  const { program, size, version: release } = document.currentScript.dataset;
  const byId = (id) => document.getElementById(id);
  const languages = JSON.parse(byId("words").textContent);
  const wishes = [chosenLanguage(), ...(navigator.languages ?? [navigator.language])];
  const language = wishes.map((code) => code?.slice(0, 2)).find((code) => code in languages) ?? "en";
  const words = languages[language];

  /** How long a load may take before the hourglass shows, in ms. Painting it would only lengthen a shorter one. */
  const PATIENCE = 400;
  const patience = setTimeout(() => { document.body.dataset.slow = ""; }, PATIENCE);

  class Unable extends Error {}

  /** The language chosen in the app's settings, where there is one and it may be read. */
  function chosenLanguage() {
    try {
      return JSON.parse(localStorage.getItem("sablier/settings.json")).content.language;
    } catch {
      return null;
    }
  }

  function speak() {
    document.documentElement.lang = language;
    for (const element of document.querySelectorAll("[data-word]")) element.textContent = words[element.dataset.word];
    for (const element of document.querySelectorAll("[data-label]")) element.ariaLabel = words[element.dataset.label];
  }

  function show(state) {
    document.body.dataset.state = state;
  }

  const percent = new Intl.NumberFormat(language, { style: "percent" });

  /** Shows how much is there, from 0 to 1. */
  function progress(part) {
    const loading = byId("loading");
    loading.style.setProperty("--loaded", part);
    loading.style.setProperty("--flowing", part > 0 && part < 1 ? 1 : 0);
    loading.ariaValueNow = Math.round(part * 100);
    byId("percent").textContent = percent.format(part);
  }

  async function count(body) {
    const reader = body.getReader();
    let received = 0;
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      received += chunk.value.byteLength;
      progress(Math.min(received / size, 1));
    }
  }

  /** The compiled program; it is compiled while it arrives. */
  async function download() {
    const response = await fetch(`${program}?v=${release}`);
    if (!response.ok) throw new Error(`${program}: ${response.status}`);
    const counted = count(response.clone().body);
    const compiled = WebAssembly.compileStreaming
      ? WebAssembly.compileStreaming(response)
      : response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
    const [module] = await Promise.all([compiled, counted]);
    return module;
  }

  let dice;

  /** Brings the module in which dice fly. Nothing before the first throw needs it; without a network it comes later. */
  function bringDice() {
    dice ??= loadDice().catch((error) => {
      console.warn(error);
      dice = undefined;
      setTimeout(bringDice, 5000);
    });
    return dice;
  }

  /** The same where it lies on the device already, so that a game goes on where it was left, even amid a throw. */
  async function bringKeptDice() {
    const kept = await window.caches?.match("dice_bg.wasm", { ignoreSearch: true }).catch(() => null);
    if (kept && window.sablier) await bringDice();
  }

  async function loadDice() {
    if (typeof wasm_bindgen === "undefined") {
      await new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = `dice.js?v=${release}`;
        script.onload = resolve;
        script.onerror = () => reject(new Error("dice.js"));
        document.head.append(script);
      });
    }
    await wasm_bindgen({ module_or_path: `dice_bg.wasm?v=${release}` });
    window.sablier.letDiceFly(wasm_bindgen.fly);
    document.body.dataset.dice = "";
  }

  /** What miniquad draws with, beyond WebGL 1 itself. */
  const EXTENSIONS = ["OES_vertex_array_object", "ANGLE_instanced_arrays"];

  /** Makes missing graphics an error, where miniquad would raise an alert and go on. It raises others about things that
      we do without. Pictures come with smooth edges, so that the browser need not draw every pixel four times to smooth
      them. The drawing is preserved, since WebKit shows one that may be thrown away only once the next one is drawn,
      and before the app sleeps there is no next one. */
  function insistOnGraphics() {
    window.alert = (message) => console.warn(message);
    canvas.getContext = (kind) => {
      const wishes = { antialias: false, preserveDrawingBuffer: true };
      const context = HTMLCanvasElement.prototype.getContext.call(canvas, kind, wishes);
      if (!EXTENSIONS.every((name) => context?.getExtension(name))) throw new Unable("no WebGL");
      return context;
    };
  }

  /** Once the page counts as loaded: until then, browsers draw a turning wheel where we want to draw. */
  const loaded = new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => setTimeout(resolve), { once: true });
  });

  /** Waits while another tab has the games open, until that one is gone or the player wants to go on in this one; then
      reads what is kept. */
  async function claim() {
    const files = window.sablierFiles;
    if (!files) return;
    if (!(await files.take())) {
      show("elsewhere");
      byId("use-here").focus();
      await new Promise((resolve) => {
        byId("use-here").addEventListener("click", () => files.seize().then(resolve), { once: true });
        document.addEventListener("visibilitychange", async () => {
          const isWaiting = document.body.dataset.state === "elsewhere" && document.visibilityState === "visible";
          if (isWaiting && (await files.take())) resolve();
        });
      });
      show("loading");
    }
    await files.load();
  }

  async function start(module) {
    clearTimeout(patience);
    await loaded;
    insistOnGraphics();
    register_plugins(plugins);
    add_missing_functions_stabs(module);
    const instance = await WebAssembly.instantiate(module, importObject);
    wasm_exports = instance.exports;
    wasm_memory = wasm_exports.memory;
    if (wasm_exports.crate_version() !== version) console.error("gl.js is not of the program's miniquad");
    init_plugins(plugins);
    wasm_exports.main();
  }

  function fail(error, reason) {
    console.error(error);
    if (error instanceof Unable) return show("unable");
    byId("reason").textContent = words[reason];
    show("failed");
    byId("retry").focus();
  }

  async function run() {
    show("loading");
    progress(0);
    let module;
    try {
      [module] = await Promise.all([download(), claim(), bringKeptDice()]);
    } catch (error) {
      return fail(error, "web-failed-text");
    }
    try {
      await start(module);
    } catch (error) {
      // What did not start is told nothing more.
      wasm_exports = undefined;
      fail(error, "web-stopped-text");
    }
  }

  function uncover() {
    // A program that did not start has no first frame, whatever the bridge expects.
    if (document.body.dataset.state !== "loading") return;
    performance.mark("sablier-first-frame");
    show("playing");
    byId("cover").inert = true;
    byId("cover").addEventListener("transitionend", () => (byId("cover").hidden = true));
  }

  /** Keeps the app for offline use, and offers a newer version once it is there. Never reloads unasked. */
  async function keep() {
    if (!navigator.serviceWorker) return;
    const registration = await navigator.serviceWorker.register("sw.js");
    let accepted = false;
    const offer = () =>
      window.sablier?.offerUpdate?.(() => {
        accepted = true;
        registration.waiting?.postMessage({ type: "update" });
      });
    const follow = (worker) =>
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && navigator.serviceWorker.controller) offer();
      });
    if (registration.waiting) offer();
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (!accepted) return;
      accepted = false;
      location.reload();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
    (await navigator.serviceWorker.ready).active.postMessage({ type: "rest" });
  }

  /** Tests whether the browser knows the wide numbers that the program paints with, by a module that uses them. */
  function isModern() {
    const module = [
      0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
    ];
    return Boolean(window.WebAssembly?.validate(new Uint8Array(module)));
  }

  speak();
  if (!isModern() || !window.WebGLRenderingContext) return show("unable");
  byId("retry").addEventListener("click", () => location.reload());
  document.addEventListener("sablier-first-frame", uncover, { once: true });
  document.addEventListener("sablier-first-frame", () => window.sablier && bringDice(), { once: true });
  document.addEventListener("sablier-first-frame", () => keep().catch(console.warn), { once: true });
  run();
})();
