import { create } from "superstruct";
import { forgottenPassword, registration } from "../../../src/api/schemas/user.ts";
import { register } from "../accounts/register.ts";
import { readReset, resetPassword } from "../accounts/resetPassword.ts";
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

/** Whose password a link sets: who has the link may know. */
const readResetRecord: AllowedUse = {
  path: /^reset_password\/([0-9a-f]{32})$/,
  async answer(_databases, { parts: [id = ""], own }) {
    return await readReset(own().desk, id);
  },
};

/** Saving the new password with the link. */
const savePassword: AllowedUse = {
  path: /^_users\/_design\/backend\/_update\/users\/([0-9a-f]{32})$/,
  takes: (payload) => payload !== undefined,
  async answer(_databases, { parts: [id = ""], payload, own }) {
    const { desk, address } = own();
    return await resetPassword(desk, { id, ...create(payload, forgottenPassword) }, address);
  },
};

/** What accounts do through the proxy (specification, section 7), from the portal's own pages alone. */
export const ACCOUNT_USES: readonly AllowedUse[] = [createUser, readResetRecord, savePassword];
