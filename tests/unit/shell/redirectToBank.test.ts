import { beforeEach, expect, test, vi } from "vitest";
import { redirectToBank } from "../../../src/shell/redirectToBank.ts";

/** The redirect to the bank: in the same window of a browser, or in the system's browser, which covers the mobile app. */

const WAY = "https://portal.example/pay/0123456789";

const hide = () => document.dispatchEvent(new Event("visibilitychange"));

/** The page's visibility and address. */
beforeEach(() => {
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("location", { hash: "" });
  return () => {
    vi.unstubAllGlobals();
  };
});

test("a browser opens the pay page, and nothing else happens to the page", () => {
  const leave = vi.fn();
  redirectToBank(WAY, leave);
  hide();
  expect(leave).toHaveBeenCalledExactlyOnceWith(WAY);
  expect(location.hash).toBe("");
});

test("the mobile app, once the system's browser covers it, shows the payment's status", () => {
  vi.stubGlobal("Capacitor", { isNativePlatform: () => true });
  const leave = vi.fn();
  redirectToBank(WAY, leave);
  expect(leave).toHaveBeenCalledExactlyOnceWith(WAY);
  // Until then it stays where it is.
  expect(location.hash).toBe("");
  hide();
  expect(location.hash).toBe("#/receipt");
  location.hash = "#/cart";
  hide();
  expect(location.hash).toBe("#/cart");
});
