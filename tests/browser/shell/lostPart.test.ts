import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reloadForLostPart, watchForLostParts } from "../../../src/shell/lostPart.ts";

/** "Chunk-load failure. The page reloads. A second reload is allowed only after 60 seconds." */

watchForLostParts();

/** An error of an import that failed, as Vite tells of it. */
function lostPart(): Error {
  const payload = new TypeError("Failed to fetch dynamically imported module");
  dispatchEvent(Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload }));
  return payload;
}

const online = (is: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(is);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T02:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a part that is lost", () => {
  test("loads the page anew, and again only after 60 seconds", () => {
    const reload = vi.fn();
    expect(reloadForLostPart(lostPart(), reload)).toBe(true);
    vi.setSystemTime("2026-11-21T02:00:59.999Z");
    expect(reloadForLostPart(lostPart(), reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime("2026-11-21T02:01:00.000Z");
    expect(reloadForLostPart(lostPart(), reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("is known as the cause of texts that could not be loaded", () => {
    const reload = vi.fn();
    expect(reloadForLostPart(new Error("no texts", { cause: lostPart() }), reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("offline waits for the network: a reload would lose the page", () => {
    const reload = vi.fn();
    online(false);
    expect(reloadForLostPart(lostPart(), reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new Event("online"));
    dispatchEvent(new Event("online"));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("reloads nothing where no reload can be remembered", () => {
    const reload = vi.fn();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(reloadForLostPart(lostPart(), reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

test("any other error reloads nothing", () => {
  const reload = vi.fn();
  for (const broke of [new TypeError("x is not a function"), new Error("y", { cause: "z" }), "thrown", null])
    expect(reloadForLostPart(broke, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
