import { create } from "zustand";
import type { Fault } from "../api/fault.ts";
import type { Session } from "../api/session.ts";

/** The session at the portal (rule 3.1) and its last error. */
export interface SessionState {
  /** Undefined until the first answer, null when nobody is logged in. */
  readonly session: Session | null | undefined;
  /** The fault of the last call about the session. */
  readonly error: Fault | undefined;
}

export const useSession = create<SessionState>()(() => ({ session: undefined, error: undefined }));
