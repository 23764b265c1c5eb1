import { useSession } from "../../stores/sessionState.ts";
import { useEnvironment } from "../environment.tsx";

/** Whether someone is logged in. `unknown` while the portal reads the session. In a widget always `nobody`. */
export function useVisitor(): "known" | "nobody" | "unknown" {
  const { canLogIn } = useEnvironment();
  const { session, error } = useSession();
  if (session) return "known";
  return canLogIn && session === undefined && error === undefined ? "unknown" : "nobody";
}
