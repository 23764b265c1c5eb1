import { vi } from "vitest";

/**
 * Repeats a check until it passes, because the network, a camera or a busy machine needs time.
 * @returns the value of the last check
 */
export function eventually<Value>(holds: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(holds, { timeout: 15_000 });
}
