import { COUNCILS, type CouncilCode } from "../../domain/councils.ts";

/**
 * Whether a council's code, its names in Malay, English and Chinese, or the initials of its place ("KK") contain each typed word.
 * Case does not matter.
 */
export function matchesCouncil(code: CouncilCode, typed: string): boolean {
  const { name, englishName, chineseName, place } = COUNCILS[code];
  const initials = place.replace(/(\w)\w*\s*/g, "$1");
  const known = [code, name, englishName, chineseName, initials].join("\n").toLowerCase();
  return typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => known.includes(word));
}
