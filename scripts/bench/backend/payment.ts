/** A payment in progress, with the data that the payer and the bank have. */
export interface PaymentUnderWay {
  /** The number of its bill. */
  readonly number: number;
  /** Milliseconds of each call, by its name. */
  readonly took: Map<CallName, number>;
  /** The path of the page that posts to the bank. */
  payPath: string;
  statusPath: string;
  /** The bank's signed answer, form-encoded. */
  answer: string;
}

export const CALL_NAMES = [
  "createPayment",
  "pay page",
  "direct answer",
  "indirect answer",
  "status",
] as const;

export type CallName = (typeof CALL_NAMES)[number];

export function newPayment(number: number): PaymentUnderWay {
  return { number, took: new Map(), payPath: "", statusPath: "", answer: "" };
}

/** Milliseconds of all calls together, without the bank's own work. */
export function cycleTime({ took }: PaymentUnderWay): number {
  return [...took.values()].reduce((sum, time) => sum + time, 0);
}
