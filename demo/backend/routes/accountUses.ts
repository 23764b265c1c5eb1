import { create } from "superstruct";
import { registration } from "../../../src/api/schemas/user.ts";
import { register } from "../accounts/register.ts";
import type { AllowedUse } from "./allowedUse.ts";

/** Creating a user. */
const createUser: AllowedUse = {
  path: /^_users\/_design\/backend\/_update\/users$/,
  takes: (payload) => payload !== undefined,
  async answer(_databases, { payload, own }) {
    const { desk, address } = own();
    return await register(desk, create(payload, registration), address);
  },
};

/** What accounts do through the proxy (specification, section 7), from the portal's own pages alone. */
export const ACCOUNT_USES: readonly AllowedUse[] = [createUser];
