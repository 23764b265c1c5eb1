import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  reloadAfterChunkLoadFailure,
  watchForChunkLoadFailures,
} from "../../../src/shell/chunkLoadFailure.ts";
import { browserStorage } from "../../browserStorage.ts";

/** Rule 4.15: a chunk that fails to load reloads the page, a second time only after 60 seconds. */

let page: EventTarget;

/** The error that Vite reports for a failed import. */
function lostChunk(): Error {
  const payload = new TypeError("Failed to fetch dynamically imported module");
  page.dispatchEvent(Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload }));
  return payload;
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", browserStorage(new Map()));
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T02:00:00Z") });
  watchForChunkLoadFailures();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe("a part of the page that cannot be loaded", () => {
  test("reloads the page, and again only after 60 seconds (rule 4.15)", () => {
    const reload = vi.fn();
    expect(reloadAfterChunkLoadFailure(lostChunk(), reload)).toBe(true);
    vi.setSystemTime("2026-11-21T02:00:59.999Z");
    expect(reloadAfterChunkLoadFailure(lostChunk(), reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime("2026-11-21T02:01:00.000Z");
    expect(reloadAfterChunkLoadFailure(lostChunk(), reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("is recognised as the cause of missing texts", () => {
    const reload = vi.fn();
    expect(reloadAfterChunkLoadFailure(new Error("no texts", { cause: lostChunk() }), reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("waits for the network while offline, since a reload would lose the page", () => {
    const reload = vi.fn();
    vi.stubGlobal("navigator", { onLine: false });
    expect(reloadAfterChunkLoadFailure(lostChunk(), reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    page.dispatchEvent(new Event("online"));
    page.dispatchEvent(new Event("online"));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("reloads nothing where the browser cannot remember the reload", () => {
    const reload = vi.fn();
    const setItem = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { ...browserStorage(new Map()), setItem });
    expect(reloadAfterChunkLoadFailure(lostChunk(), reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

test("differs from any other error, which reloads nothing (rule 4.15)", () => {
  const reload = vi.fn();
  for (const broke of [new TypeError("x is not a function"), new Error("y", { cause: "z" }), "thrown", null])
    expect(reloadAfterChunkLoadFailure(broke, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
