import { paymentOf } from "./paymentDocument.ts";
import { type SettlementDatabases, settlePayment } from "./settlePayment.ts";

const PAGE = 200;

/**
 * Completes what a crash left unfinished: run at each start. Reads page by page, so that its memory does not grow with the
 * number of payments.
 * @returns how many payments were completed
 */
export async function repairSettlements(databases: SettlementDatabases): Promise<number> {
  let repaired = 0;
  for (let after: string | undefined; ; ) {
    const documents = await databases.all_payments.list({ prefix: "", after, limit: PAGE });
    for (const document of documents) {
      if (document.settlement !== "due") continue;
      await settlePayment(databases, paymentOf(document));
      repaired += 1;
    }
    if (documents.length < PAGE) return repaired;
    after = documents.at(-1)?._id;
  }
}
