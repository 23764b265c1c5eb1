import { expect, onTestFinished, test, vi } from "vitest";
import { OfflineNotice } from "../../../src/shell/notices/OfflineNotice.tsx";
import { eventually } from "../eventually.ts";
import { inPortal } from "./portal.tsx";

/** "Offline status is tracked" (specification, section 4): it is said in words, and what was carted is safe. */

function goes(what: "online" | "offline"): void {
  const seen = vi.spyOn(navigator, "onLine", "get").mockReturnValue(what === "online");
  onTestFinished(() => seen.mockRestore());
  dispatchEvent(new Event(what));
}

const OFFLINE = "You are offline. What is in your cart is safe. You can go on when you are connected again.";

test("nothing is said while there is a network, and nothing is announced", async () => {
  const { find, read, page } = inPortal(OfflineNotice, {});
  await read();
  expect(find("aside")).toBeNull();
  expect([...page.querySelectorAll("[aria-atomic]")].map(({ textContent }) => textContent)).toEqual(["", ""]);
});

test("it is said and announced for as long as there is none, and that it is back", async () => {
  const { find, read, says, hears } = inPortal(OfflineNotice, {});
  await read();
  goes("offline");
  await says(OFFLINE);
  await eventually(() => expect(find("[role=alert][aria-atomic]")?.textContent).toBe(OFFLINE));
  expect(find("aside")?.getAttribute("aria-label")).toBe("Connection");
  goes("online");
  await eventually(() => expect(find("aside")).toBeNull());
  await hears("You are connected again.");
});

test("a page that begins without a network says so", async () => {
  goes("offline");
  await inPortal(OfflineNotice, {}).says(OFFLINE);
});
