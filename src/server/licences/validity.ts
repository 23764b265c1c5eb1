/** The first and last valid day of a renewed licence, YYYY-MM-DD in Malaysia. The period is a calendar year or a month. */
export function validityOf(period: {
  readonly year: number;
  /** Undefined for a licence that is renewed by the year. */
  readonly month?: number | undefined;
}): { readonly from: string; readonly until: string } {
  const { year, month } = period;
  if (month === undefined) return { from: `${year}-01-01`, until: `${year}-12-31` };
  const dayOf = (days: number) => new Date(days).toISOString().slice(0, 10);
  return { from: dayOf(Date.UTC(year, month - 1, 1)), until: dayOf(Date.UTC(year, month, 0)) };
}
