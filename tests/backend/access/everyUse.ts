import type { AllowedUse } from "../../../src/server/query/allowedUse.ts";
import { ALLOWED_USES } from "../../../src/server/routes/queryRoutes.ts";
import { registrationOf } from "../accounts/registering.ts";
import { type Call, EMAIL, LICENCE, OTHER, type ProxyWorld } from "./proxyWorld.ts";

/** One valid call for each row of the table. */

export const HISTORY = {
  selector: { email: EMAIL },
  sort: [{ _id: "desc" }],
  use_index: "by-email-index",
};

const hex = (text: string) => Buffer.from(text).toString("hex");

type Allowing = (world: ProxyWorld) => Call;

const licence: Allowing = ({ licenceHeaders }) => ({
  path: `/digital_license/${LICENCE}`,
  payload: { council: "mpt" },
  headers: licenceHeaders,
});

const loggedIn = ({ cookies }: ProxyWorld) => ({ cookie: cookies.own });

const ALLOWED: Readonly<Record<string, Allowing>> = {
  "POST /_users/org.couchdb.user:{email}": (world) => ({
    path: `/_users/org.couchdb.user:${EMAIL}`,
    headers: loggedIn(world),
  }),
  "POST /_users/_design/backend/_update/users": () => ({
    path: "/_users/_design/backend/_update/users",
    payload: registrationOf({ name: "baharu@example.my" }),
  }),
  "POST /_users/_design/backend/_update/users/org.couchdb.user:{email}": (world) => ({
    path: `/_users/_design/backend/_update/users/org.couchdb.user:${EMAIL}`,
    payload: { phone: "0198765432" },
    headers: loggedIn(world),
  }),
  "POST /_users/_design/backend/_update/users/{id}": ({ resets }) => ({
    path: `/_users/_design/backend/_update/users/${resets.used}`,
    payload: { password: "kata laluan yang baharu" },
  }),
  "POST /all_payments/_find": (world) => ({
    path: "/all_payments/_find",
    payload: HISTORY,
    headers: loggedIn(world),
  }),
  "POST /transactions/{id}": ({ own }) => ({ path: `/transactions/${own._id}` }),
  "POST /reset_password/{id}": ({ resets }) => ({ path: `/reset_password/${resets.read}` }),
  "POST /userdb-{hex of email}": (world) => ({ path: `/userdb-${hex(EMAIL)}`, headers: loggedIn(world) }),
  "POST /digital_license/{licence key}": licence,
  "POST /metadata/_find": () => ({
    path: "/metadata/_find",
    payload: { selector: {}, fields: ["mpt"] },
  }),
  "POST /account/{council}:{number}": () => ({ path: "/account/mpt:P130001" }),
  "POST /metadata/configuration": () => ({ path: "/metadata/configuration" }),
  "PUT /digital_license/{licence key}": (world) => ({ ...licence(world), method: "PUT" }),
};

export const rowName = ({ method, path }: Pick<AllowedUse, "method" | "path">): string => `${method} ${path}`;

/** A valid call of the row. @throws Error for a row without a call here, so that no row stays untested */
export function allowedCall(world: ProxyWorld, use: AllowedUse): Call {
  const allowing = ALLOWED[rowName(use)];
  if (allowing === undefined) throw new Error(`no call of ${rowName(use)} is tried`);
  return allowing(world);
}

export function rowOf(method: string, path: string): AllowedUse {
  const use = ALLOWED_USES.find((row) => row.method === method && row.path === path);
  if (use === undefined) throw new Error(`no row ${method} ${path}`);
  return use;
}

/** Calls that ask for another user's data. They belong to the rows whose answer depends on who is logged in. */
export const OF_SOMEBODY_ELSE: readonly Call[] = [
  { path: `/_users/org.couchdb.user:${OTHER}` },
  { path: `/userdb-${hex(OTHER)}` },
  {
    path: `/_users/_design/backend/_update/users/org.couchdb.user:${OTHER}`,
    payload: { phone: "0198765432" },
  },
  { path: "/all_payments/_find", payload: { ...HISTORY, selector: { email: OTHER } } },
];
