import { onTestFinished, vi } from "vitest";

/** Tells the page that the device has lost or regained its network, until the test ends. */
export function goes(what: "online" | "offline"): void {
  const seen = vi.spyOn(navigator, "onLine", "get").mockReturnValue(what === "online");
  onTestFinished(() => seen.mockRestore());
  dispatchEvent(new Event(what));
}
