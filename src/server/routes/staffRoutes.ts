import type { Hono } from "hono";
import { create, type Struct } from "superstruct";
import { staffChange, staffCreation, staffNamed, staffRequest } from "../../api/schemas/staff.ts";
import type { Permission } from "../../domain/roles.ts";
import { requirePermission, requireUser } from "../accounts/requirePermission.ts";
import {
  changeStaff,
  createStaff,
  endStaff,
  listStaff,
  resetStaffFactor,
  type StaffCaller,
} from "../accounts/staff.ts";
import { note } from "../audit/auditLog.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { sameOriginOnly } from "../http/origins.ts";
import type { AccountServices } from "../services.ts";

const USERS = "/api/admin/users";

/** The users of the desk, on the portal's own origin. Names are e-mail addresses, so no address of a call has one. */
export function addStaffRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  api.use(`${USERS}/*`, sameOriginOnly(services.portal), atMost(16 * KILOBYTE));

  const add = <Asked>(
    path: string,
    permission: Permission,
    schema: Struct<Asked, unknown>,
    answer: (asked: Asked, caller: StaffCaller) => Promise<object>,
  ) =>
    api.post(`${USERS}/${path}`, requirePermission(services, permission), async (context) => {
      const asked = create(await readJson(context), schema);
      const { name } = await requireUser(services, context);
      return context.json(await answer(asked, { name, address: services.address(context) }));
    });
  add("list", "users.read", staffRequest, async ({ after }, { name }) => {
    await note(services, { by: name, what: "users_read" });
    return await listStaff(services, name, after);
  });
  add("create", "users.change", staffCreation, async (asked, caller) => {
    await createStaff(services, asked, caller);
    return { ok: true };
  });
  add("change", "users.change", staffChange, async (asked, { name }) => {
    await changeStaff(services, asked, name);
    return { ok: true };
  });
  add("end", "users.change", staffNamed, async (asked, caller) => {
    await endStaff(services, asked.name, caller);
    return { ok: true };
  });
  add("resetSecondFactor", "users.change", staffNamed, async (asked, { name }) => {
    await resetStaffFactor(services, asked.name, name);
    return { ok: true };
  });
}
