/**
 * Compares two versions of the mobile app part by part as numbers: "1.9" is lower than "1.10", and "1.4" equals "1.4.0". A
 * version that nobody can parse counts as not lower, so it locks nobody out.
 */
export function isLowerVersion(installed: string, latest: string): boolean {
  const [mine, theirs] = [partsOf(installed), partsOf(latest)];
  if (mine === undefined || theirs === undefined) return false;
  for (let at = 0; at < Math.max(mine.length, theirs.length); at++) {
    const difference = (mine[at] ?? 0) - (theirs[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Returns [1, 4, 0] for "1.4.0", and undefined for any other text. */
function partsOf(version: string): readonly number[] | undefined {
  return /^\d{1,9}(\.\d{1,9})*$/.test(version) ? version.split(".").map(Number) : undefined;
}
