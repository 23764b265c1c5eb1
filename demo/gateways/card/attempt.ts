import { array, enums, type Infer, literal, number, object, optional, string, union } from "superstruct";
import type { EnquiryAnswer } from "../../../src/server/gateways/card/protocol/enquiryAnswers.ts";
import { CardRequest } from "../../../src/server/gateways/card/protocol/schemas.ts";
import { CHOICES, type Choice, COURSES } from "./choices.ts";
import type { KeptCard } from "./testCards.ts";

const State = union([
  /** The gateway's page waits for the card. */
  object({ kind: literal("open") }),
  /** The payer gave a card, and its bank checks that the payer is the holder. */
  object({ kind: literal("challenged") }),
  /** `at` is milliseconds since 1970, UTC. */
  object({ kind: literal("decided"), choice: enums(CHOICES), at: number() }),
]);

/** A request that the gateway accepted, with its outcome. */
export const Attempt = object({
  request: CardRequest,
  transId: string(),
  card: optional(object({ brand: string(), masked: string() })),
  state: State,
  /** The times of the merchant's enquiries: milliseconds since 1970, UTC. */
  enquiredAt: array(number()),
});

export type Attempt = Infer<typeof Attempt>;

/** The attempt with a card. Undefined if it already has one. */
export function challenged(attempt: Attempt, card: KeptCard): Attempt | undefined {
  return attempt.state.kind === "open" ? { ...attempt, card, state: { kind: "challenged" } } : undefined;
}

/** Whether the attempt has no final outcome. A tester can still decide a silent or a pending one. */
export function mayBeDecided({ state }: Attempt): boolean {
  return state.kind !== "decided" || state.choice === "silent" || state.choice === "pending";
}

/** The attempt after a tester's decision. Undefined if it already has its final outcome. */
export function decided(attempt: Attempt, choice: Choice, now: Date): Attempt | undefined {
  if (!mayBeDecided(attempt)) return undefined;
  return { ...attempt, state: { kind: "decided", choice, at: now.getTime() } };
}

/** Whether a late approval is still pending at this time. */
export function isStillPending({ state }: Attempt, now: Date, lateDelay: number): boolean {
  return (
    state.kind === "decided" && COURSES[state.choice].pendingFirst && now.getTime() < state.at + lateDelay
  );
}

/** The answer to an enquiry at this time. */
export function enquiryAnswerNow(attempt: Attempt, now: Date, lateDelay: number): EnquiryAnswer {
  const { state } = attempt;
  if (state.kind !== "decided" || isStillPending(attempt, now, lateDelay)) return "notFound";
  return COURSES[state.choice].enquiry;
}
