import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import { COUNCIL_CODES } from "../src/domain/councils.ts";
import { CARD_NAMES } from "../src/domain/paymentMethodName.ts";
import { addArtwork } from "./artwork/addArtwork.ts";
import { adminCredentials, keepFirstAdmin } from "./backend/accounts/firstAdmin.ts";
import { COUCHDB_HASHING } from "./backend/accounts/passwords.ts";
import type { CardConnection, CardGatewayPlace } from "./backend/card/connection.ts";
import { realCardGateway } from "./backend/card/realCardGateway.ts";
import { type Clock, systemClock } from "./backend/clock.ts";
import { createBackend } from "./backend/createBackend.ts";
import { closeDatabases, type Databases, openDatabases } from "./backend/databases/openDatabases.ts";
import { EMAIL_VIEW, SEARCH_KEY_VIEW } from "./backend/databases/views.ts";
import { watchCertificates } from "./backend/fpx/certificateAlarm.ts";
import type { Exchange, FpxConnection, Seller } from "./backend/fpx/connection.ts";
import { realExchange } from "./backend/fpx/realExchange.ts";
import type { Log } from "./backend/log.ts";
import { messages } from "./backend/notifications/messages.ts";
import { createOutbox, startSending } from "./backend/notifications/outbox.ts";

import { startReconciler } from "./backend/payments/reconciliation.ts";
import { repairSettlements } from "./backend/payments/repairSettlements.ts";
import { systemRandom } from "./backend/random.ts";
import type { BuiltFiles } from "./backend/routes/staticRoutes.ts";
import { loadOrCreateSecret } from "./backend/secrets.ts";
import type { Settings } from "./backend/settings.ts";
import { keyFileOf, openKeyFile } from "./backend/statements/keyFile.ts";
import { statementKeys } from "./backend/statements/statementKeys.ts";
import { systemTimer, type Timer } from "./backend/timer.ts";
import { createTracker } from "./backend/tracker/tracker.ts";
import { createCouncilSites } from "./councils/createCouncilSites.ts";
import { loadOrCreateKeyMaterial } from "./fpx-protocol/keyMaterial.ts";
import type { CardSimulator } from "./gateways/card/simulator.ts";
import type { FpxSimulator } from "./gateways/fpx/simulator.ts";
import { type Listener, listen } from "./listener.ts";
import { mailOf } from "./mail.ts";
import { operatorOf } from "./operator.ts";
import { generateRecords } from "./records/generate.ts";
import { addRecords } from "./records/storeRecords.ts";
import { mailboxUrl, type Simulated, simulateGateways, simulatorsOf } from "./simulators.ts";
import { smsOf } from "./sms.ts";

export interface SystemOptions {
  /** 0 takes any free port. */
  readonly ports: { readonly portal: number; readonly councils: number; readonly simulators: number };
  /** The environment's settings; PORT is passed over, `ports` says it. */
  readonly settings: Settings;
  readonly files: BuiltFiles;
  readonly log: Log;
  /** The time of everything that runs here; the system's own unless told. */
  readonly clock?: Clock;
  /** What the reconciler and the outbox wait by between their rounds; the system's own unless told. */
  readonly timer?: Timer;
  /** What stands between the system and its databases; nothing unless told. */
  readonly throughDatabases?: (opened: Databases) => Databases;
}

export interface System {
  /** Addresses for a browser. */
  readonly urls: {
    readonly portal: string;
    /** The council sites' address with the council's code in it. */
    readonly council: (code: string) => string;
    /** Undefined where the real exchange is asked. */
    readonly bank: string | undefined;
    /** Undefined where the real card gateway is asked, or none. */
    readonly card: string | undefined;
    /** The demo's mailbox; undefined where messages go to a mail server, or wait for one. */
    readonly mailbox: string | undefined;
  };
  readonly databases: Databases;
  /** The simulated exchange, for a test to decide payments; undefined where the real exchange is asked. */
  readonly exchange: FpxSimulator | undefined;
  /** The same of the simulated card gateway. */
  readonly cardGateway: CardSimulator | undefined;
  /** Ends the enquiries under way, stops listening, then closes the databases. */
  close(): Promise<void>;
}

/**
 * Starts the whole system on this machine: the portal with its back end, the council sites, the simulated exchange. Data that
 * stands is kept, what a crash left unfinished is completed first.
 * @throws when a port or the databases belong to another program
 */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { settings, ports, log, clock = systemClock, throughDatabases = (opened) => opened } = options;
  const admin = await adminCredentials(settings);
  const exchange = await realExchange(settings, clock.now());
  const cardGateway = await realCardGateway(settings);
  const databases = throughDatabases(
    await openDatabases(
      settings.COUCHDB_URL === undefined
        ? { folder: join(settings.KAUNTER_DATA, "databases") }
        : { url: settings.COUCHDB_URL },
    ),
  );
  if (admin) await keepFirstAdmin(databases.users, { hashing: COUCHDB_HASHING, random: systemRandom }, admin);
  // made-up bills are for made-up money, never the real exchange's; records that a council has loaded stay as they are
  if (exchange === undefined) {
    await addRecords(databases.records, generateRecords());
    await addArtwork(databases.metadata);
  }
  // the first search and the first history would wait for their indexes otherwise
  await databases.records.view(SEARCH_KEY_VIEW, []);
  await databases.all_payments.view(EMAIL_VIEW, []);
  const repaired = await repairSettlements(databases, log);
  if (repaired > 0) log({ event: "settlements_repaired", count: repaired });

  const listeners = {
    portal: await listen(ports.portal),
    councils: await listen(ports.councils),
    simulators: await listen(ports.simulators),
  };
  const parts = await startApps(options, databases, listeners, { exchange, cardGateway });
  return {
    ...parts,
    databases,
    async close() {
      // the answer that an enquiry waits for comes through the listeners
      await parts.reconciler.stop();
      await parts.certificates.stop();
      await Promise.all(Object.values(listeners).map((listener) => listener.close()));
      await parts.simulated?.idle();
      await parts.tracker?.idle();
      await parts.sending?.stop();
      await parts.simulated?.close();
      await closeDatabases(databases);
    },
  };
}

interface Listeners {
  readonly portal: Listener;
  readonly councils: Listener;
  readonly simulators: Listener;
}

interface RealGateways {
  readonly exchange: Exchange | undefined;
  readonly cardGateway: CardGatewayPlace | undefined;
}

async function startApps(
  { settings, files, log, clock = systemClock, timer = systemTimer }: SystemOptions,
  databases: Databases,
  listeners: Listeners,
  real: RealGateways,
) {
  const data = settings.KAUNTER_DATA;
  const portal = settings.KAUNTER_ORIGIN ?? `http://localhost:${listeners.portal.port}`;
  const council = (code: string) => `http://${code}.localhost:${listeners.councils.port}`;
  const seller: Seller = {
    exchangeId: settings.KAUNTER_FPX_SELLER_EX_ID,
    id: settings.KAUNTER_FPX_SELLER_ID,
    bankCode: settings.KAUNTER_FPX_BANK_CODE,
  };
  const calls = {
    server: `http://127.0.0.1:${listeners.portal.port}${settings.KAUNTER_BASE_PATH}`,
    browser: `${portal}${settings.KAUNTER_BASE_PATH}`,
  };
  const { port } = listeners.simulators;
  const simulated =
    real.exchange === undefined ? await simulateGateways({ data, port, seller, calls, clock }) : undefined;
  const mail = mailOf(settings, clock);
  const sms = await smsOf(settings, mail?.mailbox);
  if (simulated) listeners.simulators.answerWith(simulatorsOf(simulated, mail?.mailbox));
  const tokenSecret = await loadOrCreateSecret(join(data, "keys"), "status-token-secret");
  const outbox =
    mail &&
    createOutbox({
      databases,
      mailer: mail.mailer,
      compose: messages({ portal, tokenSecret }),
      host: new URL(portal).hostname,
      clock,
      log,
    });

  const keyFile = keyFileOf(data, settings.KAUNTER_STATEMENT_KEYS);
  const statements = statementKeys(await openKeyFile(keyFile, log));
  const { KAUNTER_TRACKER_URL: url } = settings;
  const tracker = url === undefined ? undefined : createTracker({ url, fetch, clock, log });
  const { fpx, card } = connectionsOf(settings, { seller, calls, real, simulated });
  const backend = createBackend({
    databases,
    fpx,
    card,
    clock,
    caller: (context) => getConnInfo(context).remote.address,
    secrets: { statusToken: tokenSecret },
    settings: {
      portal,
      councilOrigins: settings.KAUNTER_COUNCIL_ORIGINS ?? demoOrigins(council, listeners.councils.port),
      basePath: settings.KAUNTER_BASE_PATH,
    },
    statements,
    operator: operatorOf(settings),
    tracker,
    outbox,
    accounts: {
      databasePath: settings.KAUNTER_DATABASE_PATH,
      admin: settings.KAUNTER_ADMIN_NAME,
      sms,
      notifyKey: (await loadOrCreateKeyMaterial(join(data, "keys"), "notify")).privateKey,
    },
    files,
    internal: {
      token: await loadOrCreateSecret(data, "internal-token"),
      peer: (context) => getConnInfo(context).remote.address,
    },
    log,
  });
  listeners.portal.answerWith(backend.fetch);
  listeners.councils.answerWith(createCouncilSites({ portal }).fetch);
  return {
    urls: {
      portal,
      council,
      bank: simulated?.urls.bank,
      card: simulated?.urls.card,
      mailbox: mail?.mailbox && mailboxUrl(port),
    },
    exchange: simulated?.exchange,
    cardGateway: simulated?.cardGateway,
    simulated,
    tracker,
    sending: outbox && startSending(outbox, timer),
    reconciler: startReconciler({
      databases,
      fpx,
      card,
      clock,
      random: systemRandom,
      timer,
      log,
      outbox,
    }),
    certificates: watchCertificates(fpx, { clock, timer, log }),
  };
}

/** The real gateways, or the simulated ones; with the real exchange and no card gateway, no cards. */
function connectionsOf(
  settings: Settings,
  parts: {
    readonly seller: Seller;
    readonly calls: { readonly server: string; readonly browser: string };
    readonly real: RealGateways;
    readonly simulated: Simulated | undefined;
  },
): { readonly fpx: FpxConnection; readonly card: CardConnection | undefined } {
  const { seller, calls, real, simulated } = parts;
  const exchange = simulated?.connections.exchange ?? real.exchange;
  const place = simulated?.connections.cardGateway ?? real.cardGateway;
  if (exchange === undefined) throw new Error("an exchange is real or simulated");
  return {
    fpx: { seller, fetch: (url, init) => fetch(url, init), ...exchange },
    card: place && {
      ...place,
      signature: settings.KAUNTER_CARD_SIGNATURE,
      responseUrl: `${calls.browser}/api/card/response`,
      // a real gateway's server finds the portal as browsers do
      backendUrl: `${simulated ? calls.server : calls.browser}/api/card/backend`,
      formPath: settings.KAUNTER_CARD_FORM,
      brands: new Map(settings.KAUNTER_CARD_BRANDS ?? CARD_NAMES),
      enquiriesPerDay: settings.KAUNTER_CARD_ENQUIRIES_PER_DAY,
      fetch: (url, init) => fetch(url, init),
    },
  };
}

/** Each council's site, and the bare addresses that list them. */
function demoOrigins(council: (code: string) => string, port: number): readonly string[] {
  return [...COUNCIL_CODES.map(council), `http://127.0.0.1:${port}`, `http://localhost:${port}`];
}
