import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { messages } from "../../../src/server/notifications/messages.ts";
import { createOutbox } from "../../../src/server/notifications/outbox.ts";
import { smtpMailer } from "../../../src/server/notifications/smtpMailer.ts";
import { CLAIM_HOLDS } from "../../../src/server/notifications/waits.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { COUNCIL, PORTAL, temporaryFolder } from "../../backend/backendUnderTest.ts";
import { ACCOUNT, ASSESSMENT } from "../../backend/bills/bills.ts";
import { startCouchDb } from "../../backend/databases/couchDbStandIn.ts";
import { realExchangeIn } from "../../backend/gateways/realExchange.ts";
import { type SmtpServer, smtpServer } from "../../backend/notifications/smtpServer.ts";
import { type Banks, openBank } from "./bank.ts";
import { CARD_MERCHANT, openCardGateway } from "./cardGateway.ts";
import type { Beginning } from "./child.ts";
import { type BackendProcess, backendProcesses } from "./childProcess.ts";
import { type DeliveredMail, deliveredMailOf } from "./deliveredMail.ts";
import { numberOf } from "./journey.ts";

/** Everything that survives a kill: the disk or the cluster, the banks, the mail server. */
export interface World {
  readonly banks: Banks;
  readonly mail: Pick<SmtpServer, "answer">;
  readonly deliveredMail: DeliveredMail;
  /** The data folder, with the keys and the embedded databases. */
  readonly data: string;
  /** Starts a back end. A folder allows one at a time, CouchDB's protocol any number. */
  begin(beginning?: Partial<Pick<Beginning, "ahead" | "death" | "rounds">>): Promise<BackendProcess>;
  /** Opens the databases. Those of a folder must not be in use by a process. */
  inDatabases<Value>(work: (databases: Databases) => Promise<Value>): Promise<Value>;
  /** Sends the messages that killed processes had claimed, after the claims have expired. */
  sendTheRest(): Promise<void>;
}

const FROM = "resit@kaunter.example";

export const KINDS = ["embedded", "over CouchDB's protocol"] as const;

/** @param bills the number of payments with a bill to pay */
export async function inWorld(
  kind: (typeof KINDS)[number],
  bills: number,
  work: (world: World) => Promise<void>,
): Promise<void> {
  const folder = await temporaryFolder();
  const couchDb = kind === "embedded" ? undefined : await startCouchDb();
  const mail = await smtpServer();
  const banks: Banks = { fpx: await openBank(), card: await openCardGateway() };
  const processes = backendProcesses(join(folder, "compiled"));
  const data = join(folder, "data");
  await mkdir(data);
  const variables = {
    ...(await realExchangeIn(folder)),
    KAUNTER_FPX_URL: banks.fpx.url,
    KAUNTER_CARD_URL: banks.card.url,
    KAUNTER_CARD_MERCHANT_CODE: CARD_MERCHANT.code,
    KAUNTER_CARD_MERCHANT_KEY: CARD_MERCHANT.key,
    KAUNTER_DATA: data,
    KAUNTER_COUNCIL_ORIGINS: COUNCIL,
    // All journeys come from one address, and each request goes to every process.
    KAUNTER_PAYMENTS_PER_HOUR: "100000",
    KAUNTER_SMTP_URL: mail.url,
    KAUNTER_MAIL_FROM: FROM,
    ...(couchDb && { COUCHDB_URL: couchDb.url }),
  };
  const world: World = {
    banks,
    mail,
    deliveredMail: deliveredMailOf(mail),
    data,
    begin: ({ ahead = 0, ...more } = {}) => processes.begin({ variables, ahead, ...more }),
    async inDatabases(work) {
      if (couchDb) return await work(couchDb.databases);
      const databases = await openDatabases({ folder: join(data, "databases") });
      try {
        return await work(databases);
      } finally {
        await closeDatabases(databases);
      }
    },
    sendTheRest: () =>
      world.inDatabases(async (databases) => {
        const outbox = createOutbox({
          databases,
          mailer: smtpMailer({ url: mail.url, from: FROM }),
          compose: messages({ portal: PORTAL, tokenSecret: "of no process", databases }),
          host: "localhost",
          clock: { now: () => new Date(Date.now() + 2 * CLAIM_HOLDS) },
          log: () => {},
        });
        await outbox.sendDue();
      }),
  };
  try {
    await world.inDatabases(({ records }) => records.writeAll(recordsOf(bills)));
    await work(world);
  } finally {
    await processes.close();
    await Promise.all([mail.close(), banks.fpx.close(), banks.card.close()]);
    await couchDb?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One bill for each payment, and the account that all payments reload. */
export function recordsOf(bills: number) {
  const numbers = Array.from({ length: bills }, (_, place) => numberOf(place + 1));
  return [
    documentOf(ACCOUNT, undefined),
    ...numbers.map((number) => documentOf({ ...ASSESSMENT, _id: number, assessment_no: number }, undefined)),
  ];
}
