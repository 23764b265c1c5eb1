import { useSession } from "../../stores/sessionState.ts";
import { useEnvironment } from "../environment.tsx";

/**
 * Whether somebody is logged in: `unknown` while the portal reads it. A widget knows nobody.
 */
export function useVisitor(): "known" | "nobody" | "unknown" {
  const { canLogIn } = useEnvironment();
  const { session, error } = useSession();
  if (session) return "known";
  return canLogIn && session === undefined && error === undefined ? "unknown" : "nobody";
}
