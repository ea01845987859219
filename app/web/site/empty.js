// Stands in for the bridge on the empty page that the benchmark compares with: says when its first frame is there.
"use strict";

miniquad_add_plugin({
  name: "sablier_empty",
  version: 1,
  on_init: () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.dispatchEvent(new Event("sablier-first-frame"))),
    ),
});
