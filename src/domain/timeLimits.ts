/** A stretch of time in which something holds. Both ends are instants in UTC, and both may be absent. */
export interface TimeLimits {
  /** Included. */
  readonly from?: string | undefined;
  /** Excluded. */
  readonly until?: string | undefined;
}

/** Whether the time has come, and whether it is over. Without limits, it is always now. */
export function phaseOf({ from, until }: TimeLimits, now: Date): "planned" | "now" | "over" {
  const time = now.getTime();
  if (until !== undefined && Date.parse(until) <= time) return "over";
  return from !== undefined && time < Date.parse(from) ? "planned" : "now";
}
