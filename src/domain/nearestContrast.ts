import { contrastRatio } from "./contrast.ts";

/** A colour seen next to another, and the contrast that they need. */
export interface Against {
  readonly colour: string;
  readonly needed: number;
}

/** Steps from a colour to black or white. They are finer than a screen shows. */
const STEPS = 256;

/**
 * The nearest darker or lighter colour that has enough contrast with all the others. It mixes in as little black or white as
 * possible. A colour that already passes stays unchanged.
 * @param colour `#rgb` or `#rrggbb`, like the others
 * @returns `#rrggbb`, or undefined when neither black nor white helps
 */
export function nearestPassing(colour: string, against: readonly Against[]): string | undefined {
  const own = channelsOf(colour);
  if (own === undefined) return undefined;
  for (let step = 0; step <= STEPS; step += 1)
    for (const end of [0, 255]) {
      const mixed = hexOf(own.map((channel) => channel + ((end - channel) * step) / STEPS));
      if (against.every(({ colour: other, needed }) => (contrastRatio(mixed, other) ?? 0) >= needed))
        return mixed;
    }
  return undefined;
}

function channelsOf(colour: string): readonly number[] | undefined {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour) ? [...colour.slice(1)] : undefined;
  if (digits === undefined) return undefined;
  const width = digits.length / 3;
  return [0, 1, 2].map((at) => {
    const channel = digits.slice(at * width, (at + 1) * width).join("");
    return Number.parseInt(width === 1 ? channel + channel : channel, 16);
  });
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}
