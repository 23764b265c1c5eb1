import { contrastRatio } from "./contrast.ts";

/** A colour that another is seen against, and the contrast that they need. */
export interface Against {
  readonly colour: string;
  readonly needed: number;
}

/** Steps between a colour and black or white: finer than a screen shows. */
const STEPS = 256;

/**
 * The colour nearest to this one, darker or lighter, that has enough contrast with all of these: the least of black or white is
 * mixed in. The colour itself where it has.
 * @param colour `#rgb` or `#rrggbb`, as all of them
 * @returns `#rrggbb`, or undefined where neither helps
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
