import { useState } from "react";
import type { Session } from "../../api/session.ts";
import { useSession } from "../../stores/sessionState.ts";

/**
 * The user of the desk. When the log-in expires this is still the last user, so that a form does not disappear with what was typed
 * in it. The desk asks for a new log-in above the page.
 */
export function useDeskUser(): Session | undefined {
  const session = useSession((state) => state.session);
  const [last, setLast] = useState<Session>();
  if (session && session !== last) setLast(session);
  return session ?? last;
}

/** The roles of the desk's user. */
export function useDeskRoles(): readonly string[] {
  return useDeskUser()?.roles ?? NONE;
}

const NONE: readonly string[] = [];
