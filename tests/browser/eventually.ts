import { vi } from "vitest";

/**
 * Repeats a check until it passes, because the network, a camera or a busy machine needs time.
 * @returns the value of the last check
 */
export function eventually<Value>(holds: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(holds, { timeout: 45_000 });
}

/**
 * Resolves when the page has drawn everything that it could draw by now. Use it to show that something is absent, after the event
 * that would have brought it.
 */
export async function drawn(): Promise<void> {
  // React may render in the task after a frame, so the second frame shows what the first one began.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
