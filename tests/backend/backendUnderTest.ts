import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type CardSimulator,
  createCardSimulator,
  DIRECT_POST_PATH,
} from "../../demo/gateways/card/simulator.ts";
import { createFpxSimulator, type FpxSimulator } from "../../demo/gateways/fpx/simulator.ts";
import { CARD_NAMES } from "../../src/domain/payments/paymentMethodName.ts";
import type { BackendParts } from "../../src/server/backendParts.ts";
import { createBackend } from "../../src/server/createBackend.ts";
import type { Databases } from "../../src/server/databases/databases.ts";
import { closeDatabases, openDatabases } from "../../src/server/databases/openDatabases.ts";
import type { CardConnection } from "../../src/server/gateways/card/connection.ts";
import type { FpxConnection } from "../../src/server/gateways/fpx/connection.ts";
import { createKeyMaterial } from "../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { createHealthRecord } from "../../src/server/gateways/gatewayHealth.ts";
import { searchesUnderWay } from "../../src/server/http/searchesUnderWay.ts";
import type { LogEntry } from "../../src/server/log.ts";
import { createMetrics } from "../../src/server/operation/metrics.ts";
import { addRecords } from "../../src/server/records/storeRecords.ts";
import type { Timer } from "../../src/server/timer.ts";
import { RECORDS } from "./bills/bills.ts";
import { openEmptyCouchDb, REAL_COUCHDB } from "./databases/realCouchDb.ts";
import { describedApp } from "./openapi/describedApp.ts";
import { ENDLESS, PASSED } from "./operation/timers.ts";

/**
 * The real app over embedded databases in a temporary folder, with the simulated exchange. Only the clock and the network are
 * fake.
 */

export const PORTAL = "http://localhost:4173";
export const COUNCIL = "http://mpt.localhost:4174";
export const BANK = "http://bank.localhost:4175";
export const START = "2026-08-03T02:00:00.000Z";

export const CARD_GATEWAY = "http://card.localhost:4175";
export const MERCHANT_KEY = "a merchant key of the tests";

const SELLER = { exchangeId: "EX00000001", id: "SE00000001", bankCode: "01" };

export const exchangeKeys = await createKeyMaterial({
  commonName: "exchange",
  notBefore: new Date("2020-01-01"),
});
export const merchantKeys = await createKeyMaterial({
  commonName: "merchant",
  notBefore: new Date("2020-01-01"),
});

export interface FakeClock {
  now(): Date;
  pass(milliseconds: number): void;
}

export function fakeClock(): FakeClock {
  let time = Date.parse(START);
  return {
    now: () => new Date(time),
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
}

export interface BackendUnderTest {
  readonly app: ReturnType<typeof createBackend>;
  readonly databases: Databases;
  /** The connection to the exchange, over `network`. */
  readonly fpx: FpxConnection;
  readonly exchange: FpxSimulator;
  readonly cardGateway: CardSimulator;
  /** The connection to the card gateway, over `network`. */
  readonly card: CardConnection;
  readonly clock: FakeClock;
  readonly log: readonly LogEntry[];
  /** Replaces the timer. By default nothing ever times out. */
  wait: Timer["wait"];
  /** Replaces the network to the exchange. */
  network: (url: string, init: RequestInit) => Promise<Response>;
}

export interface Making {
  /** Databases to use as they are, without filling them. */
  readonly databases?: Databases;
  /** Wraps the databases that the back end sees. */
  readonly wrap?: (databases: Databases) => Databases;
  readonly basePath?: string;
  /** Whether a card gateway is configured. Yes by default. */
  readonly takesCards?: boolean;
  /** Whether the gateway accepts the portal's own card form. */
  readonly takesCardForm?: boolean;
  readonly operator?: BackendParts["operator"];
  /** The marks of banks. None by default. */
  readonly bankLogos?: BackendParts["bankLogos"];
  /** The tracker of page views. */
  readonly tracker?: BackendParts["tracker"];
  /** Signs the statements of QR codes. */
  readonly statements?: BackendParts["statements"];
  /** The rate limits. None by default. */
  readonly limits?: BackendParts["limits"];
  /** The settings of the test mode: the portal that elements in test mode go to, and whether this is it. */
  readonly testMode?: Pick<BackendParts["settings"], "testPortal" | "isTest">;
  /** Addresses and networks of proxies whose headers name the caller. */
  readonly trustedProxies?: readonly string[];
  /** The token by which another machine reads the metrics. */
  readonly metricsToken?: string;
  readonly isEnding?: () => boolean;
  /** By default the server trusts its clock. */
  readonly clockCheck?: BackendParts["clockCheck"];
  /** The network to the councils' sites. By default no name has an address. */
  readonly siteNetwork?: BackendParts["siteNetwork"];
  /** The login. By default nobody can log in. */
  readonly accounts?: BackendParts["accounts"];
}

const UNREACHED: BackendParts["siteNetwork"] = {
  resolve: async () => [],
  read: () => Promise.reject(new Error("no test reaches the internet")),
};

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "kaunter-"));
}

/** Empty databases: embedded in the folder or, in a run over a real CouchDB, there. */
const openOwnDatabases = (folder: string): Promise<Databases> =>
  REAL_COUCHDB === undefined
    ? openDatabases({ folder: join(folder, "databases") })
    : openEmptyCouchDb(REAL_COUCHDB);

/** Makes a back end, runs the work with it, and cleans up even when the work fails. */
export async function withBackend(
  work: (backend: BackendUnderTest) => Promise<void>,
  making: Making = {},
): Promise<void> {
  const folder = await temporaryFolder();
  const databases = making.databases ?? (await openOwnDatabases(folder));
  try {
    await addRecords(databases.records, RECORDS);
    const { wrap = (seen) => seen } = making;
    await work(makeBackend(wrap(databases), making.basePath, undefined, making));
  } finally {
    if (!making.databases) await closeDatabases(databases);
    await rm(folder, { recursive: true, force: true });
  }
}

export function makeBackend(
  databases: Databases,
  basePath = "",
  outbox?: BackendParts["outbox"],
  {
    takesCards = true,
    takesCardForm = false,
    operator,
    bankLogos,
    tracker,
    statements,
    limits,
    testMode,
    trustedProxies = [],
    metricsToken,
    isEnding = () => false,
    accounts,
    clockCheck,
    siteNetwork = UNREACHED,
  }: Omit<Making, "databases" | "basePath" | "wrap"> = {},
): BackendUnderTest {
  const clock = fakeClock();
  const log: LogEntry[] = [];
  const fpx: FpxConnection = {
    seller: SELLER,
    browserOrigin: BANK,
    serverOrigin: BANK,
    keys: merchantKeys,
    certificates: [exchangeKeys.certificate],
    fetch: (url, init) => under.network(url, init),
  };
  const card: CardConnection = {
    merchant: { code: "M00001", key: MERCHANT_KEY },
    signature: "HMACSHA512",
    browserOrigin: CARD_GATEWAY,
    serverOrigin: CARD_GATEWAY,
    responseUrl: `${PORTAL}/api/card/response`,
    backendUrl: `${PORTAL}/api/card/backend`,
    formPath: takesCardForm ? DIRECT_POST_PATH : undefined,
    brands: CARD_NAMES,
    enquiriesPerDay: 5,
    health: createHealthRecord(clock),
    fetch: (url, init) => under.network(url, init),
  };
  const peer: BackendParts["caller"] = (context) => context.req.header("test-peer");
  const timer: Timer = { wait: (milliseconds, signal) => under.wait(milliseconds, signal) };
  const metrics = createMetrics(databases, { clock, timer });
  const under: BackendUnderTest = {
    databases,
    fpx,
    card,
    clock,
    log,
    wait: ENDLESS.wait,
    network: async (url, init) =>
      (url.startsWith(CARD_GATEWAY) ? cardGateway : exchange).app.request(url, init),
    app: describedApp(
      createBackend({
        databases,
        fpx,
        card: takesCards ? card : undefined,
        clock,
        clockCheck,
        timer,
        // a load that rests after a search would never end with the timer above
        searchesUnderWay: searchesUnderWay(PASSED),
        caller: peer,
        operation: { metrics, metricsToken, isEnding, peer },
        secrets: { statusToken: "a secret of the tests" },
        limits,
        settings: { portal: `${PORTAL}${basePath}`, councilOrigins: [COUNCIL], trustedProxies, ...testMode },
        operator,
        bankLogos,
        tracker,
        statements,
        siteNetwork,
        outbox,
        internal: { token: "the-internal-token", peer },
        accounts,
        log: metrics.counted((entry) => log.push(entry)),
      }),
      { portal: `${PORTAL}${basePath}`, basePath, databasePath: accounts?.databasePath },
    ),
    exchange: createFpxSimulator({
      keys: exchangeKeys,
      merchants: [
        {
          sellerExchangeId: SELLER.exchangeId,
          sellerId: SELLER.id,
          certificate: merchantKeys.certificate,
          directUrl: `${PORTAL}/api/fpx/direct`,
          indirectUrl: `${PORTAL}/api/fpx/indirect`,
        },
      ],
      clock,
      fetch: async (url, init) => under.app.request(url, init),
      delays: { directTimeout: 60_000, directRetries: [], late: 0 },
    }),
    cardGateway: createCardSimulator({
      merchants: [{ ...card.merchant, name: "Kaunter" }],
      clock,
      fetch: async (url, init) => under.app.request(url, init),
      delays: { backendTimeout: 60_000, backendRetries: [], late: 0 },
    }),
  };
  const { exchange, cardGateway } = under;
  return under;
}
