import { beforeEach, expect, test, vi } from "vitest";
import { redirectTo } from "../../../src/shell/useShellEnvironment.ts";

/**
 * The way to the bank: in the same window of a browser, or in the system's browser, which covers the mobile app. The app itself
 * opens the portal's other pages.
 */

const WAY = "https://portal.example/pay/0123456789";

const hide = () => document.dispatchEvent(new Event("visibilitychange"));

beforeEach(() => {
  location.hash = "";
  return () => {
    vi.unstubAllGlobals();
    location.hash = "";
  };
});

test("a browser opens the pay page, and nothing else happens to the page", () => {
  const leave = vi.fn();
  redirectTo(WAY, leave);
  hide();
  expect(leave).toHaveBeenCalledExactlyOnceWith(WAY);
  expect(location.hash).toBe("");
});

test("the mobile app, once the system's browser covers it, shows the payment's status", () => {
  vi.stubGlobal("Capacitor", { isNativePlatform: () => true });
  const leave = vi.fn();
  redirectTo(WAY, leave);
  expect(leave).toHaveBeenCalledExactlyOnceWith(WAY);
  // Until then it stays where it is.
  expect(location.hash).toBe("");
  hide();
  expect(location.hash).toBe("#/receipt");
  location.hash = "#/cart";
  hide();
  expect(location.hash).toBe("#/cart");
});

test("the mobile app opens the small verification page itself, and does not go to a receipt", () => {
  vi.stubGlobal("Capacitor", { isNativePlatform: () => true });
  const leave = vi.fn();
  redirectTo("https://portal.example/verify#1f0c93ab.r~mpt", leave);
  hide();
  expect(leave).toHaveBeenCalledExactlyOnceWith("https://portal.example/verify#1f0c93ab.r~mpt");
  expect(location.hash).toBe("");
});
