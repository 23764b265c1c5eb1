import { expect, test } from "vitest";
import { answerForBrowsers } from "../../../scripts/build/knownGlobals.ts";

test("a library's question for what every browser has is answered in the build", () => {
  expect(answerForBrowsers('"function" === typeof reportError ? reportError : other')).toBe(
    '"function" === "function" ? reportError : other',
  );
  expect(answerForBrowsers('"undefined" !== typeof window && 1')).toBe('"undefined" !== "object" && 1');
  expect(answerForBrowsers("typeof globalThis.FormData === 'function'")).toBe(`"function" === 'function'`);
});

test("a question for a member or for another name is left alone", () => {
  for (const code of [
    "typeof window.ErrorEvent",
    "typeof globalThis.Request?.prototype",
    "typeof windowed",
    "typeof process.emit",
    "typeof value",
  ])
    expect(answerForBrowsers(code)).toBeUndefined();
});
