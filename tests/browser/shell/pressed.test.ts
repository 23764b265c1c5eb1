import { beforeAll, expect, onTestFinished, test } from "vitest";
import { notePresses, pressNoted } from "../../../src/shell/firstPaint/pressed.ts";

/** On a slow network, a citizen uses the first picture of the home page before the program has loaded. */

const PAGE = '<main><input type="search"><a href="#/?council=mpt">Tawau</a></main>';

beforeAll(() => notePresses(document));

const fieldIn = () => document.querySelector("input") as HTMLInputElement;

test("the program leaves the text, the focus and the caret in the search field", async () => {
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = `<div data-first="ms">${PAGE}</div>`;
  const field = fieldIn();
  field.focus();
  field.value = "tawau";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  const moved = new Promise((resolve) =>
    document.addEventListener("selectionchange", resolve, { once: true }),
  );
  field.setSelectionRange(1, 3);
  await moved;
  document.body.innerHTML = PAGE;
  pressNoted(document);
  const { value, selectionStart, selectionEnd } = fieldIn();
  expect(document.activeElement).toBe(fieldIn());
  expect([value, selectionStart, selectionEnd]).toEqual(["tawau", 1, 3]);
});

test.each([
  ["search field", ["input"], "INPUT"],
  ["link after the search field", ["input", "a"], "A"],
  ["search field after a link", ["a", "input"], "INPUT"],
])("the program leaves the focus where the citizen last put it, %s", (_where, focused, expected) => {
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = `<div data-first="ms">${PAGE}</div>`;
  for (const selector of focused) document.querySelector<HTMLElement>(selector)?.focus();
  document.body.innerHTML = PAGE;
  pressNoted(document);
  expect(document.activeElement?.tagName).toBe(expected);
});

test("nothing that the citizen does in the program is recorded", () => {
  const root = document.documentElement;
  onTestFinished(() => {
    document.body.replaceChildren();
    delete root.dataset.first;
  });
  root.dataset.first = "ms home";
  document.body.innerHTML = '<main><input type="password"><button type="button">Log masuk</button></main>';
  const before = { ...root.dataset };
  const field = fieldIn();
  field.focus();
  field.value = "rahsia";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  document.querySelector("button")?.focus();
  document.querySelector("button")?.click();
  expect({ ...root.dataset }).toEqual(before);
});
