import { expect, test } from "vitest";
import { firstSettings } from "../../../../src/domain/embed/settings.ts";
import {
  frameSnippet,
  isMoreThanLink,
  linkSnippet,
  policyLines,
} from "../../../../src/domain/embed/snippets.ts";

/** What is said with a snippet; how it reads back is asked of a browser's own parser, in tests/browser/embed. */

const portal = "https://portal.example";

test.each([
  ["nothing beyond the first settings", {}, false],
  [
    "what its address tells",
    { charge: "parking", account: "P130001", language: "en", look: { radius: "0px" } },
    false,
  ],
  ["a page of an element that shows it itself", { pages: { cart: "/troli.html" } }, false],
  ["a shared computer", { kiosk: true }, true],
  ["a heading level", { headingLevel: "3" }, true],
  ["a page for another screen", { element: "cart", pages: { receipt: "/resit.html" } }, true],
  ["a page whose address is wrong", { element: "cart", pages: { receipt: "javascript:alert(1)" } }, false],
] as const)("whether a link loses some of what was chosen: %s", (_what, chosen, loses) => {
  expect(isMoreThanLink({ ...firstSettings("mpt"), ...chosen })).toBe(loses);
});

test("the words in a snippet are in the element's language, in Malay where that follows the page", () => {
  const embedding = { settings: firstSettings("mpt"), portal, link: `${portal}/` };
  expect(linkSnippet(embedding)).toContain(">Bayar di sini<");
  const inChinese = { ...embedding, settings: { ...embedding.settings, language: "zh" } as const };
  expect(linkSnippet(inChinese)).toContain(">在此付款<");
  expect(frameSnippet(inChinese)).toContain('title="缴费柜台: Majlis Perbandaran Tawau"');
});

test("a page's policy is to let in the portal's origin, whatever path the portal stands at", () => {
  expect(policyLines("https://portal.example/pay", "element")).toEqual([
    "script-src https://portal.example",
    "connect-src https://portal.example",
  ]);
  expect(policyLines(portal, "frame")).toEqual(["frame-src https://portal.example"]);
});
