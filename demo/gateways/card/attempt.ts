import { array, enums, type Infer, literal, number, object, optional, string, union } from "superstruct";
import type { EnquiryAnswer } from "../../../src/server/gateways/card/protocol/enquiryAnswers.ts";
import { CardRequest } from "../../../src/server/gateways/card/protocol/schemas.ts";
import { CHOICES, type Choice, COURSES } from "./choices.ts";
import type { KeptCard } from "./testCards.ts";

const State = union([
  /** The gateway's page asks for the card. */
  object({ kind: literal("open") }),
  /** The card is known, and its bank asks whether it is its holder. */
  object({ kind: literal("challenged") }),
  /** `at` is milliseconds since 1970, UTC. */
  object({ kind: literal("decided"), choice: enums(CHOICES), at: number() }),
]);

/** A request that the gateway took, and what became of it. */
export const Attempt = object({
  request: CardRequest,
  transId: string(),
  card: optional(object({ brand: string(), masked: string() })),
  state: State,
  /** When the merchant asked about it: milliseconds since 1970, UTC. */
  enquiredAt: array(number()),
});

export type Attempt = Infer<typeof Attempt>;

/** The attempt after a card was given; undefined when it has one. */
export function challenged(attempt: Attempt, card: KeptCard): Attempt | undefined {
  return attempt.state.kind === "open" ? { ...attempt, card, state: { kind: "challenged" } } : undefined;
}

/** Nothing final was decided yet: a silent gateway can still speak, a pending payment can still end. */
export function mayBeDecided({ state }: Attempt): boolean {
  return state.kind !== "decided" || state.choice === "silent" || state.choice === "pending";
}

/** The attempt after somebody at the gateway decided; undefined when it has its end already. */
export function decided(attempt: Attempt, choice: Choice, now: Date): Attempt | undefined {
  if (!mayBeDecided(attempt)) return undefined;
  return { ...attempt, state: { kind: "decided", choice, at: now.getTime() } };
}

/** Whether a late approval is still pending. */
export function isStillPending({ state }: Attempt, now: Date, lateDelay: number): boolean {
  return (
    state.kind === "decided" && COURSES[state.choice].pendingFirst && now.getTime() < state.at + lateDelay
  );
}

/** What an enquiry hears now. */
export function enquiryAnswerNow(attempt: Attempt, now: Date, lateDelay: number): EnquiryAnswer {
  const { state } = attempt;
  if (state.kind !== "decided" || isStillPending(attempt, now, lateDelay)) return "notFound";
  return COURSES[state.choice].enquiry;
}
