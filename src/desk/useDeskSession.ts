import { useEffect, useState } from "react";
import type { Fault } from "../api/fault.ts";
import type { Session } from "../api/session.ts";
import { useOwnClient } from "../screens/environment.tsx";
import { isSessionEnd, loadSession } from "../stores/session.ts";
import { useSession } from "../stores/sessionState.ts";

export type DeskSession =
  | { readonly is: "loading" }
  | { readonly is: "unknown"; readonly fault: Fault; readonly again: () => void }
  | { readonly is: "nobody" }
  /** `hasEnded`: the server knows this log-in no longer. The pages stay as they are until the user logs in again. */
  | { readonly is: "user"; readonly session: Session; readonly hasEnded: boolean };

/**
 * The user of the desk. A log-in that expires keeps its user, so that the pages keep what was typed. After a log-out nobody is
 * left, and the pages disappear.
 */
export function useDeskSession(): DeskSession {
  const client = useOwnClient();
  const { session, error } = useSession();
  const [last, setLast] = useState<{ readonly session: Session; readonly hasEnded: boolean }>();
  useEffect(() => void loadSession(client), [client]);
  // during rendering: an effect would run after the pages have disappeared
  if (session && (session !== last?.session || last.hasEnded)) setLast({ session, hasEnded: false });
  if (session === null && last !== undefined && !last.hasEnded)
    setLast(isSessionEnd(error) ? { ...last, hasEnded: true } : undefined);

  if (session) return { is: "user", session, hasEnded: false };
  if (last?.hasEnded) return { is: "user", ...last };
  if (session === null) return { is: "nobody" };
  if (error === undefined) return { is: "loading" };
  return { is: "unknown", fault: error, again: () => void loadSession(client) };
}
