import type { Hono } from "hono";
import { array, create, is, object, optional, record, size, string, unknown } from "superstruct";
import { type Configuration, offeredTypes } from "../../../src/api/schemas/configuration.ts";
import { NOT_LOGGED_IN, ROLE_MISSING } from "../../../src/api/schemas/failure.ts";
import type { Operator } from "../../../src/api/schemas/operator.ts";
import { COUNCIL_CODES, COUNCILS, type CouncilCode } from "../../../src/domain/councils.ts";
import { isPaymentId } from "../../../src/domain/identifiers.ts";
import { councilCode } from "../../../src/domain/structs.ts";
import type { AccountDesk } from "../accounts/accountDesk.ts";
import { requireUser } from "../accounts/requireRole.ts";
import { ownsAddress } from "../accounts/users.ts";
import { readViewer } from "../accounts/viewer.ts";
import { readConfiguration } from "../bills/configuration.ts";
import type { Databases } from "../databases/openDatabases.ts";
import { textOfBase64 } from "../http/base64.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { refuseOtherOrigins } from "../http/sameOrigin.ts";
import { readLicenceReader } from "../licences/licenceReader.ts";
import { historyQuery, isSameAddress, readHistory } from "../payments/history.ts";
import { readPayment } from "../payments/paymentDocument.ts";
import { readPublicPayment } from "../payments/publicPayment.ts";
import type { StatementKeys } from "../statements/statementKeys.ts";
import { ACCOUNT_USES } from "./accountUses.ts";
import type { AllowedUse, CardsTaken, OwnCall } from "./allowedUse.ts";
import { readDigitalLicence, writeDigitalLicence } from "./licenceUses.ts";
import { readShownRecord } from "./searchRoutes.ts";

const query = object({ url: string(), payload: optional(unknown()) });

export interface QueryDesk {
  readonly databases: Databases;
  /** Absent, nobody is logged in. */
  readonly accounts: AccountDesk | undefined;
  readonly portal: string;
  /** What status tokens are worked out with. */
  readonly tokenSecret: string;
  readonly cards: CardsTaken;
  readonly operator: Operator;
  /** Whether the portal has its page views counted. */
  readonly countsViews: boolean;
  /** Absent, no receipt states what can be checked, and there are no digital licences. */
  readonly statements: StatementKeys | undefined;
}

/** An unguessable transaction id; `transactions` and `all_payments` are one database (design, section 5). */
const readTransaction: AllowedUse = {
  path: /^transactions\/([0-9a-f]{32})$/,
  async answer(databases, { parts: [id], statements }) {
    const payment = isPaymentId(id) ? await readPayment(databases.all_payments, id) : undefined;
    if (payment === undefined) throw missing();
    return readPublicPayment({ databases, statements }, payment);
  },
};

/** Public, with its defaults filled in. */
const readPublicConfiguration: AllowedUse = {
  path: /^metadata\/configuration$/,
  async answer({ metadata }, { cards, operator, countsViews }) {
    const configuration = await readConfiguration(metadata);
    return {
      ...configuration,
      cards: cards.taken && configuration.cards,
      card_form: cards.ownForm,
      operator,
      page_views: countsViews,
    };
  },
};

/** The specification names the field alone: whatever selects, councils are what there is. */
const councilsAsked = object({
  selector: record(string(), unknown()),
  fields: size(array(councilCode), 1, COUNCIL_CODES.length),
});

/** What a council takes, by the configuration's switches: its own public data. */
const findCouncils: AllowedUse = {
  path: /^metadata\/_find$/,
  takes: (payload) => is(payload, councilsAsked),
  async answer({ metadata }, { payload }) {
    const configuration = await readConfiguration(metadata);
    const councils = create(payload, councilsAsked).fields.map((code) => [
      code,
      councilOf(configuration, code),
    ]);
    return { docs: [Object.fromEntries(councils)] };
  },
};

function councilOf(configuration: Configuration, code: CouncilCode) {
  const switches = configuration.councils[code];
  return {
    name: COUNCILS[code].name,
    available: switches?.available ?? true,
    charges: offeredTypes(configuration, code),
    maintenance: switches?.maintenance ?? [],
  };
}

/** "Reading an account document": a parking account by its council and number, as a search reads it. */
const readAccount: AllowedUse = {
  path: /^account\/([a-z]+):(\P{Cc}{1,200})$/u,
  async answer(databases, { parts: [council, number], viewer }) {
    const asked = { council, payment_type: "parking", _id: number };
    return await readShownRecord(databases, asked, await viewer());
  },
};

/**
 * The payments of who is logged in (specification, section 6), those made as a guest too: so whoever showed a phone alone must
 * show first that the mailbox is theirs.
 */
const findOwnPayments: AllowedUse = {
  path: /^all_payments\/_find$/,
  takes: (payload) => is(payload, historyQuery),
  async answer({ all_payments }, { payload, own }) {
    const asked = create(payload, historyQuery);
    const { desk, tokenSecret, user: caller } = own();
    const user = await caller();
    if (!isSameAddress(asked.selector.email, user.name)) throw new Refusal(403, ROLE_MISSING);
    if (!ownsAddress(user)) throw new Refusal(403, "unverified");
    return await readHistory({ payments: all_payments, tokenSecret, log: desk.log }, asked);
  },
};

const ALLOWED_USES: readonly AllowedUse[] = [
  readTransaction,
  readPublicConfiguration,
  findCouncils,
  readAccount,
  findOwnPayments,
  readDigitalLicence,
  ...ACCOUNT_USES,
];

const ALLOWED_WRITES: readonly AllowedUse[] = [writeDigitalLicence];

/**
 * The specification's database proxy (section 7): no proxy at all but a list of what may be asked, anything else is 403
 * (design, section 5). No path is ever passed on, so an encoded, climbing or querying one meets no entry.
 */
export function addQueryRoutes(api: Hono<BackendEnv>, desk: QueryDesk): void {
  api.post("/api/query", (context) => answerQuery(desk, ALLOWED_USES, context));
  api.put("/api/query", (context) => answerQuery(desk, ALLOWED_WRITES, context));
}

async function answerQuery(
  desk: QueryDesk,
  uses: readonly AllowedUse[],
  context: Context,
): Promise<Response> {
  const { url, payload } = create(await readJson(context), query);
  const path = decodePath(url);
  for (const use of uses) {
    const [whole, ...parts] = use.path.exec(path) ?? [];
    if (whole === undefined || !doesTake(use, payload)) continue;
    context.header("Cache-Control", "no-store");
    const own = () => ownCallOf(desk, context);
    const viewer = () => readViewer(desk.accounts, context);
    const reader = () => readLicenceReader(desk.accounts, context);
    const { cards, operator, countsViews, portal, statements } = desk;
    const asked = { parts, payload, own, viewer, reader, cards, operator, countsViews, portal, statements };
    return context.json(await use.answer(desk.databases, asked));
  }
  throw new Refusal(403, "invalid_request");
}

/** Other sites' pages may ask here too, but nothing that takes a log-in: no cookie is theirs to use. */
function ownCallOf({ accounts, portal, tokenSecret }: QueryDesk, context: Context): OwnCall {
  refuseOtherOrigins(context, portal);
  if (accounts === undefined) throw new Refusal(401, NOT_LOGGED_IN);
  return {
    desk: accounts,
    context,
    tokenSecret,
    address: accounts.address(context),
    user: () => requireUser(accounts, context),
  };
}

function doesTake(use: AllowedUse, payload: unknown): boolean {
  return use.takes === undefined ? payload === undefined : use.takes(payload);
}

/** @throws Refusal 400 when the text is not base64 */
function decodePath(encoded: string): string {
  const path = textOfBase64(encoded);
  return path.startsWith("/") ? path.slice(1) : path;
}
