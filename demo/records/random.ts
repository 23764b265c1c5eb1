/** A small seeded generator (mulberry32). Every start creates the same records. Do not use it for secrets. */
export interface Random {
  /** An integer from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** One of the values. @throws RangeError if there are none */
  pick<Value>(values: readonly Value[]): Value;
}

/** @param seed an integer. The same seed gives the same sequence on every machine */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));

  function pick<Value>(values: readonly Value[]): Value {
    const [value] = values.slice(whole(0, values.length - 1));
    if (value === undefined) throw new RangeError("The list is empty. Pass at least one value.");
    return value;
  }

  return { whole, pick };
}
