import { enums, type Infer, literal, number, object, string, union } from "superstruct";
import { AuthorizationRequest } from "../../../src/server/gateways/fpx/protocol/schemas.ts";
import { CHOICES, COURSES, debitCodeOf, NOT_FOUND, pendingCodeOf, type Verdict } from "./choices.ts";

const State = union([
  object({ kind: literal("open") }),
  object({ kind: literal("refused"), code: string() }),
  /** `at` is milliseconds since 1970, UTC. */
  object({ kind: literal("decided"), choice: enums(CHOICES), code: string(), at: number() }),
]);

/** An AR that the exchange stored, with its outcome. */
export const Transaction = object({
  request: AuthorizationRequest,
  fpxTxnId: string(),
  /** yyyyMMddHHmmss, Malaysia time. */
  fpxTxnTime: string(),
  state: State,
});

export type Transaction = Infer<typeof Transaction>;

/** Whether the transaction has no final outcome. A tester can still decide a silent or a pending one. */
export function mayBeDecided({ state }: Transaction): boolean {
  if (state.kind === "open") return true;
  return state.kind === "decided" && (state.choice === "silent" || state.choice === "pending");
}

/** The transaction after a tester's decision. Undefined if it already has its final outcome. */
export function decided(transaction: Transaction, verdict: Verdict, now: Date): Transaction | undefined {
  if (!mayBeDecided(transaction)) return undefined;
  const code = debitCodeOf(verdict, transaction.request.fpx_msgToken);
  return {
    ...transaction,
    state: { kind: "decided", choice: verdict.choice, code, at: now.getTime() },
  };
}

/**
 * The debit code at this time. An AE and the returning browser get the same one.
 * @param lateDelay milliseconds for which a late approval is pending
 */
export function debitCodeNow({ state, request }: Transaction, now: Date, lateDelay: number): string {
  switch (state.kind) {
    case "open":
      return NOT_FOUND;
    case "refused":
      return state.code;
    case "decided": {
      const stillLate = COURSES[state.choice].late && now.getTime() < state.at + lateDelay;
      return stillLate ? pendingCodeOf(request.fpx_msgToken) : state.code;
    }
  }
}
