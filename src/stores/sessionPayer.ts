import type { Session } from "../api/session.ts";
import { payerSource } from "./payerSource.ts";
import { isSessionEnd } from "./session.ts";
import { type SessionState, useSession } from "./sessionState.ts";

/**
 * Fills who pays from who is logged in. What came from the session goes with it: the next person at a shared computer sees none
 * of it.
 */

const payer = payerSource();

/** Fills from now on. @returns what stops it */
export function fillFromSession(): () => void {
  follow(useSession.getState(), { session: undefined, error: undefined });
  return useSession.subscribe(follow);
}

function follow({ session, error }: SessionState, { session: before }: SessionState): void {
  if (session === before) return;
  // who logs in again finds what was typed over; after a log-out somebody else may come
  if (before && session?.name !== before.name) payer.clear({ typedOver: !isSessionEnd(error) });
  if (session) fill(session);
}

function fill({ full_name, name, phone }: Session): void {
  payer.fill({ name: full_name, email: name, phone });
}
