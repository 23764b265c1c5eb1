import { create } from "zustand";
import type { Client } from "../api/client.ts";
import { type Fault, faultOf } from "../api/fault.ts";
import { readSession, type Session, logIn as startSession, logOut as stopSession } from "../api/session.ts";

/** Who is logged in at the portal (specification, section 3: "an auth store (session, error)"). */
export interface SessionState {
  /** Undefined until it was read, null when nobody is logged in. */
  readonly session: Session | null | undefined;
  /** What went wrong with the last call of it. */
  readonly error: Fault | undefined;
}

export const useSession = create<SessionState>()(() => ({ session: undefined, error: undefined }));

/** Reads who is logged in, once more after a failure. */
export async function loadSession(client: Client): Promise<void> {
  try {
    put(await readSession(client));
  } catch (error) {
    useSession.setState({ error: faultOf(error) });
  }
}

/** @returns whether the name and the password are right; what else went wrong is in the store */
export async function logIn(client: Client, name: string, password: string): Promise<boolean> {
  useSession.setState({ error: undefined });
  try {
    put(await startSession(client, name, password));
    return true;
  } catch (error) {
    useSession.setState({ error: faultOf(error) });
    return false;
  }
}

/** Logs out. Without an answer the session may live on, so it stays shown. */
export async function logOut(client: Client): Promise<void> {
  try {
    await stopSession(client);
    put(null);
  } catch (error) {
    useSession.setState({ error: faultOf(error) });
  }
}

/** Whether a call's fault says that the session has ended; from here on nobody is logged in. */
export function endsSession(fault: Fault): boolean {
  const hasEnded = fault.kind === "refused" && fault.reason === "user_error_relogin";
  if (hasEnded) useSession.setState({ session: null, error: fault });
  return hasEnded;
}

function put(session: Session | null): void {
  useSession.setState({ session, error: undefined });
}
