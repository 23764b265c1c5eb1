import { may, type Permission } from "../../domain/roles.ts";
import { useDeskRoles } from "./useDeskUser.ts";

/** Whether the user may do this for all councils. The server decides; a page only leaves out what it would refuse. */
export function useMay(permission: Permission): boolean {
  return may(useDeskRoles(), permission);
}
