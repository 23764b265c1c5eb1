/** The quantile by the nearest rank: this share of the values is not above it. @throws RangeError for an empty list */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError("Nothing was measured: run the benchmark for longer");
  return value;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError("Nothing was measured: run the benchmark for longer");
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export interface Line {
  readonly slope: number;
  /** The standard deviation of the values from the line. */
  readonly noise: number;
}

/** Fits a straight line by least squares. @param points at least two pairs of x and y */
export function fitLine(points: readonly (readonly [number, number])[]): Line {
  const middle = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))] as const;
  const moved = points.map(([x, y]) => [x - middle[0], y - middle[1]] as const);
  const slope = mean(moved.map(([x, y]) => x * y)) / mean(moved.map(([x]) => x * x));
  return { slope, noise: Math.sqrt(mean(moved.map(([x, y]) => (y - slope * x) ** 2))) };
}
