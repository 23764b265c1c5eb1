import { beforeEach, expect, test, vi } from "vitest";
import { redirectToBank } from "../../../src/shell/redirectToBank.ts";

/** The way to the bank: in the full window of a browser; out of the mobile app, which stays behind it. */

const WAY = "https://portal.example/pay/0123456789";

const hide = () => document.dispatchEvent(new Event("visibilitychange"));

/** Of the page: whether it is in sight, and its address. */
beforeEach(() => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("location", { hash: "" });
  return () => {
    vi.unstubAllGlobals();
  };
});

test("a browser goes there, and nothing else happens to the page", () => {
  const leave = vi.fn();
  redirectToBank(WAY, leave);
  hide();
  expect(leave).toHaveBeenCalledExactlyOnceWith(WAY);
  expect(location.hash).toBe("");
});

test("the mobile app, once the system's browser stands before it, goes on to how the payment stands", () => {
  vi.stubGlobal("Capacitor", { isNativePlatform: () => true });
  const leave = vi.fn();
  redirectToBank(WAY, leave);
  expect(leave).toHaveBeenCalledExactlyOnceWith(WAY);
  // until then it has not left
  expect(location.hash).toBe("");
  hide();
  expect(location.hash).toBe("#/receipt");
  location.hash = "#/cart";
  hide();
  expect(location.hash).toBe("#/cart");
});
