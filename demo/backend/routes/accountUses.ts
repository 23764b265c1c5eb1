import { create } from "superstruct";
import { ROLE_MISSING } from "../../../src/api/schemas/failure.ts";
import { forgottenPassword, type OwnRecord, registration } from "../../../src/api/schemas/user.ts";
import { isOwn, ownRecordOf } from "../accounts/ownRecord.ts";
import { register } from "../accounts/register.ts";
import { readReset, resetPassword } from "../accounts/resetPassword.ts";
import type { User } from "../accounts/users.ts";
import { Refusal } from "../http/refusal.ts";
import type { AllowedUse, OwnCall } from "./allowedUse.ts";
import { updateOwnRecord } from "./updateRoutes.ts";

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

/** One's own record by its id; every other one is refused alike, whether it is there or not. */
const readOwnRecord: AllowedUse = {
  path: /^_users\/org\.couchdb\.user:(.+)$/,
  answer: (_databases, { parts: [address = ""], own }) => ownRecord(own(), address),
};

/** The same under the name that CouchDB gives a user's own database. */
const readOwnDatabase: AllowedUse = {
  path: /^userdb-((?:[0-9a-f]{2})+)$/,
  answer: (_databases, { parts: [hex = ""], own }) =>
    ownRecord(own(), Buffer.from(hex, "hex").toString("utf8")),
};

async function ownRecord({ user }: OwnCall, address: string): Promise<OwnRecord> {
  return ownRecordOf(await requireOwn(user, address));
}

/** @throws Refusal 401, 403 */
async function requireOwn(user: OwnCall["user"], address: string): Promise<User> {
  const caller = await user();
  if (!isOwn(caller, address)) throw new Refusal(403, ROLE_MISSING);
  return caller;
}

/** Changing one's own record by its id. */
const updateOwn: AllowedUse = {
  path: /^_users\/_design\/backend\/_update\/users\/org\.couchdb\.user:(.+)$/,
  takes: (payload) => payload !== undefined,
  async answer(_databases, { parts: [address = ""], payload, own }) {
    const { desk, context, user } = own();
    await requireOwn(user, address);
    return await updateOwnRecord(desk, context, payload);
  },
};

/** What accounts do through the proxy (specification, section 7), from the portal's own pages alone. */
export const ACCOUNT_USES: readonly AllowedUse[] = [
  createUser,
  readResetRecord,
  savePassword,
  readOwnRecord,
  readOwnDatabase,
  updateOwn,
];
