import { expect, onTestFinished, test } from "vitest";
import { notePresses, pressNoted } from "../../../src/shell/firstPaint/pressed.ts";

/** On a slow network, a citizen uses the first picture of the home page before the program has loaded. */

const PAGE = '<main><input type="search"><a href="#/?council=mpt">Tawau</a></main>';

test.each([
  ["search field", ["input"], "INPUT"],
  ["link after the search field", ["input", "a"], "A"],
  ["search field after a link", ["a", "input"], "INPUT"],
])("the program leaves the focus where the citizen last put it, %s", (_where, focused, expected) => {
  onTestFinished(() => document.body.replaceChildren());
  notePresses(document);
  document.body.innerHTML = `<div data-first="ms">${PAGE}</div>`;
  for (const selector of focused) document.querySelector<HTMLElement>(selector)?.focus();
  document.body.innerHTML = PAGE;
  pressNoted(document);
  expect(document.activeElement?.tagName).toBe(expected);
});
