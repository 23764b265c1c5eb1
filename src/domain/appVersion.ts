/**
 * Whether an installed version of the mobile app is lower than another ("1.9" is lower than "1.10"; "1.4" is "1.4.0"): parts
 * are compared as numbers. Unknown is not lower: a version that cannot be read keeps nobody out.
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

/** The numbers of "1.4.0"; undefined where the text is anything else. */
function partsOf(version: string): readonly number[] | undefined {
  return /^\d{1,9}(\.\d{1,9})*$/.test(version) ? version.split(".").map(Number) : undefined;
}
