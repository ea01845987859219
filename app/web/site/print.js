// The printing worker: `{order}` in, `{order, pdf}` or `{order, error}` out. Loads printkit when first asked.
"use strict";

let ready;

async function load() {
  const release = self.location.search;
  if (typeof wasm_bindgen === "undefined") importScripts(`printkit.js${release}`);
  await wasm_bindgen({ module_or_path: `printkit_bg.wasm${release}` });
}

self.onmessage = async ({ data: { order } }) => {
  try {
    await (ready ??= load());
    const pdf = wasm_bindgen.print(order).buffer;
    self.postMessage({ order, pdf }, [pdf]);
  } catch (error) {
    ready = undefined;
    self.postMessage({ order, error: String(error) });
  }
};
