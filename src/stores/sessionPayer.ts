import type { Session } from "../api/session.ts";
import { payerSource } from "./payerSource.ts";
import { isSessionEnd } from "./session.ts";
import { type SessionState, useSession } from "./sessionState.ts";

/**
 * Fills the payer's fields from the session, and empties them when the session ends, so that the next person at a shared computer
 * does not see them.
 */

const payer = payerSource();

/** Fills the fields from now on. @returns a function that stops it */
export function fillFromSession(): () => void {
  follow(useSession.getState(), { session: undefined, error: undefined });
  return useSession.subscribe(follow);
}

function follow({ session, error }: SessionState, { session: before }: SessionState): void {
  if (session === before) return;
  // After an expired session the same user may log in again, so changed fields stay. After a log-out someone else may come.
  if (before && session?.name !== before.name) payer.clear({ typedOver: !isSessionEnd(error) });
  if (session) fill(session);
}

function fill({ full_name, name, phone }: Session): void {
  payer.fill({ name: full_name, email: name, phone });
}
