import { create } from "zustand";
import type { Fault } from "../api/fault.ts";
import type { Session } from "../api/session.ts";

/** Who is logged in at the portal (specification, section 3: "an auth store (session, error)"). */
export interface SessionState {
  /** Undefined until it was read, null when nobody is logged in. */
  readonly session: Session | null | undefined;
  /** What went wrong with the last call of it. */
  readonly error: Fault | undefined;
}

export const useSession = create<SessionState>()(() => ({ session: undefined, error: undefined }));
