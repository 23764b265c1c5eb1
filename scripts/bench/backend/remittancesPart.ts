import { join } from "node:path";
import { orderNumber } from "../../../src/domain/payments/orderNumber.ts";
import { settlementAsDocument } from "../../../src/server/bills/settlements.ts";
import type { NewDocument } from "../../../src/server/databases/documentStore.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { utcRandom } from "../../../src/server/databases/utcRandom.ts";
import { paymentAsDocument, paymentOf } from "../../../src/server/payments/paymentDocument.ts";
import { systemRandom } from "../../../src/server/random.ts";
import { databaseIdOf } from "../../../src/server/records/document.ts";
import type { Part } from "../part.ts";
import { megabytes, say, sayTable, times } from "../report.ts";
import { withFolder } from "../temporaryFolder.ts";
import { recordWrites } from "./recordedWrites.ts";
import { type WatchedCommand, watchCommand } from "./watchedCommand.ts";

/** The days of the payments, all of one council. */
const DAYS = 10;
const FIRST_DAY = Date.parse("2026-08-03T01:00:00Z");
const DAY = 24 * 60 * 60_000;
const CHUNK = 1_000;

/** The program as its commands start it. Nothing listens on the port, so that the command works in the databases. */
const COMMAND = "src/server/commands/remittance.ts";

/** Measures whether the memory of closing days and writing their files grows with the payments. */
export const remittancesPart: Part = {
  name: "remittances",
  title: "Remittances: closing days and writing their files",
  async run({ payments }) {
    const measured = [await measure(Math.ceil(payments / 4)), await measure(payments)];
    sayTable(
      [`payments in ${DAYS} days`, "closing", "memory", "CSV of a day", "memory"],
      measured.map(({ count, closing, csv }) => [
        String(count),
        ...[closing, csv].flatMap(({ seconds, peak }) => [`${seconds.toFixed(0)} s`, megabytes(peak)]),
      ]),
    );
    const [quarter, whole] = measured;
    if (quarter && whole)
      say(
        `  four times the payments: ${times(whole.closing.peak / quarter.closing.peak)} the memory of closing, ` +
          `${times(whole.csv.peak / quarter.csv.peak)} that of the file`,
      );
  },
};

interface Measured {
  readonly count: number;
  readonly closing: WatchedCommand;
  readonly csv: WatchedCommand;
}

async function measure(count: number): Promise<Measured> {
  return await withFolder(async (folder) => {
    await fill(folder, count);
    const variables = { PORT: "1", KAUNTER_DATA: folder, COUCHDB_URL: "" };
    const closing = await watchCommand([COMMAND, "close"], variables);
    const file = ["--file", join(folder, "remittance.csv")];
    const csv = await watchCommand([COMMAND, "csv", "mpt-2026-1", ...file], variables);
    return { count, closing, csv };
  });
}

/** Stores copies of a real paid payment with their settlements. */
export async function fill(folder: string, count: number): Promise<void> {
  const written = (await recordWrites()).filter(({ database }) => database === "all_payments");
  const document = written.at(-1)?.documents[0];
  if (document === undefined) throw new Error("The recorded payment wrote no document to all_payments.");
  const model = paymentOf(document);
  const databases = await openDatabases({ folder: join(folder, "databases") });
  for (let stored = 0; stored < count; stored += CHUNK) {
    const payments: NewDocument[] = [];
    const settlements: NewDocument[] = [];
    for (let place = stored; place < Math.min(count, stored + CHUNK); place += 1) {
      const time = new Date(FIRST_DAY + Math.floor((place * DAYS) / count) * DAY + (place % 60_000) * 500);
      const bill = `K26${String(place).padStart(8, "0")}`;
      const order_number = orderNumber("260803", [...String(place).padStart(10, "0")].map(Number));
      const _id = utcRandom({ now: () => time }, systemRandom)();
      const at = time.toISOString();
      const settles = model.settles.map((settle) => ({
        ...settle,
        record_id: databaseIdOf("mpt", "compound", bill),
      }));
      const services = model.services.map((line) => ({ ...Object(line), compound_no: bill }));
      payments.push(
        paymentAsDocument({ ...model, _id, order_number, settled_at: at, paid_at: at, settles, services }),
      );
      settlements.push(
        ...settles.map((settle) =>
          settlementAsDocument({ ...settle, order_number, payment_id: _id, settled_at: at, paid_at: at }),
        ),
      );
    }
    await databases.all_payments.writeAll(payments);
    await databases.settlements.writeAll(settlements);
  }
  await closeDatabases(databases);
}
