/** A payment on its way through the cycle, as its payer and its bank know it. */
export interface PaymentUnderWay {
  /** Of its bill. */
  readonly number: number;
  /** How long each call took, by its name. Milliseconds. */
  readonly took: Map<CallName, number>;
  /** The path of its way to the bank, and of its status. */
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

/** The whole cycle, without what its bank did. Milliseconds. */
export function cycleTime({ took }: PaymentUnderWay): number {
  return [...took.values()].reduce((sum, time) => sum + time, 0);
}
