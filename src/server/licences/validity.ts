/** The days, YYYY-MM-DD of the Malaysian calendar, for which a renewal makes a licence valid: its year, or its month. */
export function validityOf(period: {
  readonly year: number;
  /** Undefined where a licence is renewed by the year. */
  readonly month?: number | undefined;
}): { readonly from: string; readonly until: string } {
  const { year, month } = period;
  if (month === undefined) return { from: `${year}-01-01`, until: `${year}-12-31` };
  const dayOf = (days: number) => new Date(days).toISOString().slice(0, 10);
  return { from: dayOf(Date.UTC(year, month - 1, 1)), until: dayOf(Date.UTC(year, month, 0)) };
}
