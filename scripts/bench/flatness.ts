import { kilobytes } from "./report.ts";
import { fitLine, mean } from "./statistics.ts";

/**
 * The allowed growth, as a share of the used memory. Bounded lists, such as that of the remembered callers, keep filling for
 * longer than the benchmark runs.
 */
const STILL_FILLING = 0.001;

/**
 * Describes whether a process's memory stays flat, from the last third of the samples against the middle third. The first third
 * does not count, because it fills compiled code and the databases' caches.
 * @param samples pairs of progress and bytes
 * @param unit the unit of the progress, "a payment"
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
