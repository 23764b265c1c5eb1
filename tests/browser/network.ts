import { onTestFinished, vi } from "vitest";

/** The device gains or loses its network, as the browser says it, until the test is over. */
export function goes(what: "online" | "offline"): void {
  const seen = vi.spyOn(navigator, "onLine", "get").mockReturnValue(what === "online");
  onTestFinished(() => seen.mockRestore());
  dispatchEvent(new Event(what));
}
