import type { Hono } from "hono";
import { create, is, object, optional, string, unknown } from "superstruct";
import { NOT_LOGGED_IN } from "../../api/schemas/failure.ts";
import { ownerProof } from "../../api/schemas/payment.ts";
import { requireUser } from "../accounts/requirePermission.ts";
import { readSearcher } from "../bills/searchRecords.ts";
import { textOfBase64 } from "../http/base64.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { refuseOtherOrigins } from "../http/origins.ts";
import { Refusal } from "../http/refusal.ts";
import { readLicenceReader } from "../licences/licenceReader.ts";
import { historyQuery } from "../payments/history.ts";
import { readTransaction } from "../payments/publicPayment.ts";
import {
  createUser,
  findOwnPayments,
  readOwnDatabase,
  readOwnRecord,
  readResetRecord,
  savePassword,
  updateOwn,
} from "../query/accountAnswers.ts";
import type { AllowedUse, PortalCall, ProxyRequest } from "../query/allowedUse.ts";
import { readDigitalLicence, writeDigitalLicence } from "../query/licenceAnswers.ts";
import {
  councilsRequest,
  findCouncils,
  readAccount,
  readPublicConfiguration,
} from "../query/publicAnswers.ts";
import { has, type Services } from "../services.ts";

const isGiven = (payload: unknown): boolean => payload !== undefined;

/** The databases that a session needs: it reads the user, and extends the session. */
const LOG_IN = ["handles", "users"] as const;

const SHOWN_LICENCE = ["records", "settlements", "all_payments", "digital_license", "metadata"] as const;

/**
 * The eleven uses of the specification's database proxy (rules 7.3 to 7.8 and 7.22), and no others. A request that matches no row
 * gets 403. No path and no selector ever reaches a database (docs/decisions.md).
 */
export const ALLOWED_USES: readonly AllowedUse[] = [
  {
    use: "reading a user record",
    method: "POST",
    path: "/_users/org.couchdb.user:{email}",
    from: "the portal",
    who: "that user, logged in",
    reads: LOG_IN,
    writes: ["handles"],
    returns: "the user's own record without the password",
    answer: readOwnRecord,
  },
  {
    use: "creating or updating a user",
    method: "POST",
    path: "/_users/_design/backend/_update/users",
    from: "the portal",
    who: "anyone, a few times an hour",
    beside: { is: "a registration", takes: isGiven },
    reads: ["users"],
    writes: ["users"],
    returns: "the new user's id, or the conflict",
    answer: createUser,
  },
  {
    use: "creating or updating a user",
    method: "POST",
    path: "/_users/_design/backend/_update/users/org.couchdb.user:{email}",
    from: "the portal",
    who: "that user, logged in",
    beside: { is: "name, phone, identity number; a new password with the current one", takes: isGiven },
    reads: LOG_IN,
    writes: ["handles", "users"],
    returns: "the user's own record after the update",
    answer: updateOwn,
  },
  {
    use: "creating or updating a user",
    method: "POST",
    path: "/_users/_design/backend/_update/users/{id}",
    from: "the portal",
    who: "the holder of a reset link, once, for 24 hours",
    beside: { is: "the new password only", takes: isGiven },
    reads: ["reset_password", "users"],
    writes: ["users"],
    returns: "the user's id",
    answer: savePassword,
  },
  {
    use: "finding payments",
    method: "POST",
    path: "/all_payments/_find",
    from: "the portal",
    who: "the logged-in user of that address, whose mailbox is verified",
    beside: {
      is: "the selector `email`, sort `_id` descending, `by-email-index`; a limit, of which at most 100 counts; a bookmark",
      takes: (payload) => is(payload, historyQuery),
    },
    reads: [...LOG_IN, "all_payments"],
    writes: ["handles", "all_payments"],
    returns: "the user's payments, newest first, with masked owners of bills",
    answer: findOwnPayments,
  },
  {
    use: "reading a transaction",
    method: "POST",
    path: "/transactions/{id}",
    from: "any page",
    who: "anyone with the unguessable id; with a fact from a bill, the portal's pages with the status token",
    beside: {
      is: "nothing, or a licence that it paid and the fact from the licence's bill",
      takes: (payload) => payload === undefined || is(payload, ownerProof),
    },
    reads: ["handles", "users", "records", "all_payments", "settlements", "metadata"],
    writes: ["handles"],
    returns:
      "the payment without the payer's name, houses, titles and plates, or with its status token the payment with masked contact details and owners of bills, which only the logged-in payer and owner read whole, and with a fact the owner of that licence; without a token",
    answer: async (databases, { parts: [id], payload, services, reader, searcher }) =>
      readTransaction(
        { ...services, databases },
        id,
        await reader(),
        payload === undefined ? undefined : { proof: create(payload, ownerProof), searcher },
      ),
  },
  {
    use: "reading a reset link",
    method: "POST",
    path: "/reset_password/{id}",
    from: "the portal",
    who: "the holder of a reset link, for 24 hours",
    reads: ["reset_password", "users"],
    writes: [],
    returns: "the e-mail address of the account",
    answer: readResetRecord,
  },
  {
    use: "reading a user's own database",
    method: "POST",
    path: "/userdb-{hex of email}",
    from: "the portal",
    who: "that user, logged in",
    reads: LOG_IN,
    writes: ["handles"],
    returns: "the user's own record without the password",
    answer: readOwnDatabase,
  },
  {
    use: "reading a digital licence",
    method: "POST",
    path: "/digital_license/{licence key}",
    from: "the portal's pages",
    who: "a caller with the status token of its renewal, or with the key of its frame; its owner or payer, logged in",
    beside: { is: "the council; the fact from the bill that it may ask for", takes: () => true },
    reads: [...LOG_IN, ...SHOWN_LICENCE],
    writes: ["handles"],
    returns: "the licence as issued",
    answer: readDigitalLicence,
  },
  {
    use: "reading councils",
    method: "POST",
    path: "/metadata/_find",
    from: "any page",
    who: "anyone",
    beside: {
      is: "`fields` with codes of councils; an optional selector, which the server ignores",
      takes: (payload) => is(payload, councilsRequest),
    },
    reads: ["metadata"],
    writes: [],
    returns: "the name of each council, and the charge types that it takes",
    answer: findCouncils,
  },
  {
    use: "reading an account",
    method: "POST",
    path: "/account/{council}:{number}",
    from: "any page",
    who: "anyone, within the rate limit of searches",
    reads: [...LOG_IN, "metadata", "records", "settlements"],
    writes: ["handles"],
    returns: "the parking account; its holder is masked for anyone else",
    answer: readAccount,
  },
  {
    use: "reading the configuration",
    method: "POST",
    path: "/metadata/configuration",
    from: "any page",
    who: "anyone",
    reads: ["metadata"],
    writes: [],
    returns: "the configuration, which is public",
    answer: readPublicConfiguration,
  },
  {
    use: "writing a digital licence",
    method: "PUT",
    path: "/digital_license/{licence key}",
    from: "the portal's pages",
    who: "a caller with the status token of its renewal, or with the key of its frame; its owner or payer, logged in",
    beside: {
      is: "the council; the fact from the bill that it may ask for; the server ignores other fields and fills the licence",
      takes: () => true,
    },
    reads: [...LOG_IN, ...SHOWN_LICENCE],
    writes: ["handles", "digital_license"],
    returns: "the licence as issued",
    answer: writeDigitalLicence,
  },
];

/** The pattern of each placeholder. The function that answers checks the matched text. */
const PLACES = {
  email: ".+",
  "hex of email": "(?:[0-9a-f]{2})+",
  /** Random digits, which nobody can guess. */
  id: "[0-9a-f]{32}",
  council: "[a-z]+",
  number: String.raw`\P{Cc}{1,200}`,
  /**
   * {license_no}-{year}[-{month}] (src/domain/licenceKey.ts). It matches any text, so that an invalid key gets the same 404 as a
   * missing licence.
   */
  "licence key": "[^]+",
} as const;

function isPlace(name: string): name is keyof typeof PLACES {
  return Object.hasOwn(PLACES, name);
}

/**
 * The expression for a path with placeholders, such as "/transactions/{id}". It matches the whole decoded path, with or without a
 * slash at its beginning, and captures the placeholders.
 */
export function pathExpression(written: string): RegExp {
  const parts = written.split(/\{([^}]+)\}/).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
    if (!isPlace(part))
      throw new Error(`The path of an allowed use has the unknown placeholder ${part}: add it to PLACES`);
    return `(${PLACES[part]})`;
  });
  return new RegExp(`^/?${parts.join("").replace(/^\//, "")}$`, "u");
}

const query = object({ url: string(), payload: optional(unknown()) });

interface Found {
  readonly use: AllowedUse;
  /** The texts that the placeholders of the path matched. */
  readonly parts: readonly string[];
}

const USES = ALLOWED_USES.map((use) => ({ use, path: pathExpression(use.path) }));

/**
 * The specification's database proxy (rules 7.3 and 7.4). It is a table of allowed uses, not a proxy: everything else gets 403
 * (docs/decisions.md). The server passes no path on, so an encoded path or one with ".." or a query matches no row.
 */
export function addQueryRoutes(api: Hono<BackendEnv>, services: Services): void {
  for (const method of ["POST", "PUT"] as const)
    api.on(method, "/api/query", async (context) => {
      const { url, payload } = create(await readJson(context), query);
      const found = findUse(method, textOfBase64(url), payload);
      if (found === undefined) throw new Refusal(403, "invalid_request");
      context.header("Cache-Control", "no-store");
      return context.json(await answerUse(services, found, payload, context));
    });
}

/** The row that matches the decoded path and the payload. */
function findUse(method: string, path: string, payload: unknown): Found | undefined {
  for (const { use, path: expression } of USES) {
    const [whole, ...parts] = use.method === method ? (expression.exec(path) ?? []) : [];
    const takes = use.beside?.takes ?? ((given: unknown) => given === undefined);
    if (whole !== undefined && takes(payload)) return { use, parts };
  }
  return undefined;
}

async function answerUse(
  services: Services,
  { use, parts }: Found,
  payload: unknown,
  context: Context,
): Promise<object> {
  const asked: ProxyRequest = {
    parts,
    payload,
    services,
    searcher: () => readSearcher(services, context),
    reader: () => readLicenceReader(services, context),
  };
  if (use.from === "the portal's pages") refuseOtherOrigins(context, services.portal);
  return use.from === "the portal"
    ? await use.answer(services.databases, asked, portalCallOf(services, context))
    : await use.answer(services.databases, asked);
}

/**
 * Other sites' pages may use this route too, but no use with a session, because a browser could send the citizen's cookie.
 * @throws Refusal 403, 401
 */
function portalCallOf(services: Services, context: Context): PortalCall {
  refuseOtherOrigins(context, services.portal);
  if (!has(services, "accounts")) throw new Refusal(401, NOT_LOGGED_IN);
  return { services, context, user: () => requireUser(services, context) };
}
