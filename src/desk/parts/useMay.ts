import { may, type Permission } from "../../domain/roles.ts";
import { useSession } from "../../stores/sessionState.ts";

/** Whether the user may do this for all councils. The server decides; a page only leaves out what it would refuse. */
export function useMay(permission: Permission): boolean {
  return may(useSession(({ session }) => session?.roles) ?? [], permission);
}
