import { kilobytes } from "./report.ts";
import { fitLine, mean } from "./statistics.ts";

/** Of what is held: what a number bounds, as the callers that are remembered, goes on filling for longer than is watched. */
const STILL_FILLING = 0.001;

/**
 * Whether what a process holds stays as it is: its last third against the middle one. The first fills what stays filled: compiled
 * code, the databases' caches.
 * @param samples how far the work was, and bytes
 * @param unit of how far the work was, "a payment"
 */
export function describeFlatness(samples: readonly (readonly [number, number])[], unit: string): string {
  const third = Math.floor(samples.length / 3);
  const lastThird = samples.slice(-third);
  const middleThird = samples.slice(-2 * third, -third);
  const { slope, noise } = fitLine([...middleThird, ...lastThird]);
  const growth = mean(lastThird.map(([, used]) => used)) - mean(middleThird.map(([, used]) => used));
  const held = mean(middleThird.map(([, used]) => used));
  const isFlat = growth <= Math.max(2 * noise, STILL_FILLING * held);
  return (
    `last third against the middle one: ${kilobytes(growth)} of ${kilobytes(held)}, noise ${kilobytes(noise)}, ` +
    `slope ${slope.toFixed(0)} bytes ${unit}; budget flat: ${isFlat ? "holds" : "EXCEEDED"}`
  );
}
