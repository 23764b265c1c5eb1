import { useEffect } from "react";
import { type RequestState, useRequest } from "../../screens/parts/useRequest.ts";
import { endsSession, isSessionEnd } from "../../stores/session.ts";
import { useSession } from "../../stores/sessionState.ts";

/**
 * `useRequest` for a page of the desk. When the log-in has expired, the desk asks for it, and this reads again afterwards.
 * @param read must keep its identity as long as the request is the same; undefined while there is nothing to ask
 */
export function useDeskRead<Value>(read: ((signal: AbortSignal) => Promise<Value>) | undefined): {
  readonly reading: RequestState<Value>;
  again(): void;
} {
  const { reading, again } = useRequest(read);
  const fault = reading.status === "fault" ? reading.fault : undefined;
  const hasEnded = isSessionEnd(fault);
  const isLoggedIn = useSession(({ session }) => Boolean(session));
  useEffect(() => {
    if (fault !== undefined) endsSession(fault);
  }, [fault]);
  useEffect(() => {
    // the effect above may just have ended the session that this render saw
    if (hasEnded && isLoggedIn && useSession.getState().session) again();
  }, [hasEnded, isLoggedIn, again]);
  return { reading, again };
}
