import { join } from "node:path";
import { ringgitFromSen, sen } from "../../../src/domain/money.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { paymentAsDocument, paymentOf } from "../../../src/server/payments/paymentDocument.ts";
import type { Part } from "../part.ts";
import { megabytes, sayTable } from "../report.ts";
import { withFolder } from "../temporaryFolder.ts";
import { MODEL } from "./madeUpPayments.ts";
import { recordWrites } from "./recordedWrites.ts";
import { watchCommand } from "./watchedCommand.ts";

/** Half of the heap that the command has. In a larger heap, garbage that waits looks like memory that grows with the payments. */
const LIMITS = ["--max-semi-space-size=8", "--max-old-space-size=96"];

const PROGRAM = join(import.meta.dirname, "remittancesProgram.ts");

/**
 * Measures whether the memory of closing ten days, of writing a day's files and of the desk's export grows with the payments. The
 * payments are made up when they are read, because the embedded database takes hours to store a million. The remittances are
 * stored.
 */
export const remittancesPart: Part = {
  name: "remittances",
  title:
    "Remittances: closing ten days of a council, writing the files of one, and the desk's export of all payments",
  async run({ payments }) {
    const rows = [];
    for (const count of [Math.ceil(payments / 4), payments]) rows.push(await measure(count));
    sayTable(["payments", ...PHASES.flatMap((phase) => [phase, "memory"])], rows);
  },
};

const PHASES = ["close", "csv", "pdf", "report", "export"] as const;

async function measure(count: number): Promise<readonly string[]> {
  return await withFolder(async (folder) => {
    const recorded = (await recordWrites()).filter(({ database }) => database === "all_payments");
    const paid = recorded.at(-1)?.documents[0];
    if (paid === undefined)
      throw new Error(
        "The recorded payment wrote no document to all_payments: adapt this part to the new documents",
      );
    const databases = await openDatabases({ folder: join(folder, "databases") });
    const payment = paymentOf(paid);
    const { _id, ...model } = paymentAsDocument(payment);
    const amount = ringgitFromSen(sen(payment.amount));
    await databases.metadata.write({ ...MODEL, model: { ...model, _id, amount } });
    await closeDatabases(databases);
    const cells = [String(count)];
    for (const phase of PHASES) {
      const { seconds, peak } = await watchCommand([...LIMITS, PROGRAM, folder, String(count), phase], {});
      cells.push(`${seconds.toFixed(0)} s`, megabytes(peak));
    }
    return cells;
  });
}
