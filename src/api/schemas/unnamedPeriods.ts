import { COUNCIL_CODES } from "../../domain/councils.ts";

/** The names from the configuration down, for example `["validity", "closing"]`. */
type Path = readonly string[];

/** The switches that a period may limit, each with the place of its period. */
const LIMITED: readonly { readonly at: Path; readonly period: Path }[] = [
  ...["closing", "announcement", "snackbarMessage", "cards"].map((name) => ({
    at: [name],
    period: ["validity", name],
  })),
  { at: ["assistance", "active"], period: ["validity", "assistance"] },
  ...COUNCIL_CODES.flatMap((code) =>
    ["available", "charges", "maintenance"].map((name) => ({
      at: ["councils", code, name],
      period: ["validity", "councils", code, name],
    })),
  ),
];

/**
 * The periods that a change does not name although it sets their switches. Such a change removes them, because a period that is over
 * would keep the switch from holding.
 * @param change fields of the configuration, not yet validated
 */
export function unnamedPeriods(change: object): readonly Path[] {
  return LIMITED.filter(({ at, period }) => isNamed(change, at) && !isNamed(change, period)).map(
    ({ period }) => period,
  );
}

/** Null sets a field back, with all fields below it. */
function isNamed(change: unknown, [name, ...below]: Path): boolean {
  if (name === undefined || change === null) return true;
  const nested = Object.entries(Object(change)).find(([field]) => field === name);
  return nested !== undefined && isNamed(nested[1], below);
}
