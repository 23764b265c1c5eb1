import { vi } from "vitest";

/** Waits for what takes the network, a camera or a busy machine its time. @returns what the check gave at last */
export function eventually<Value>(holds: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(holds, { timeout: 15_000 });
}
