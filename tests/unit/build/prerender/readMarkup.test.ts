import { createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { readMarkup } from "../../../../scripts/build/prerender/readMarkup.ts";

test("tags, attributes, texts and React's own comments are read unchanged", () => {
  const { count } = { count: 2 };
  const drawn = createElement(
    "form",
    { "aria-label": "a \"b\" <c> & 'd'" },
    createElement("input", { name: "n", defaultValue: "", required: true }),
    createElement(Suspense, null, createElement("p", null, "1 < ", count, " & more")),
    createElement("svg", { viewBox: "0 0 1 1" }, createElement("path", { d: "M0 0", strokeWidth: 2 })),
  );
  expect(readMarkup(renderToString(drawn))).toEqual([
    [
      "form",
      { "aria-label": "a \"b\" <c> & 'd'" },
      [
        ["input", { name: "n", required: "", value: "" }, []],
        ["$"],
        ["p", {}, ["1 < ", [" "], "2", [" "], " & more"]],
        ["/$"],
        ["svg", { viewBox: "0 0 1 1" }, [["path", { d: "M0 0", "stroke-width": "2" }, []]]],
      ],
    ],
  ]);
});
