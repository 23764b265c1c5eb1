import { type Infer, literal, object, record, string } from "superstruct";
import { instant, paymentId, ringgit, type WireObject } from "../../../src/domain/structs.ts";
import { writeSettled } from "../bills/settlements.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";

/** A payment that paid what an earlier one had paid: by the record, the parts of it and how much of each. */
const openRefundCase = object({
  payment_id: paymentId,
  opened_at: instant,
  status: literal("open"),
  bills: record(string(), record(string(), ringgit)),
});

export type RefundCase = Infer<typeof openRefundCase>;

const PAGE = 200;

/** Every case that a person has not closed, by its payment's id. */
export async function openRefundCases(settlements: DocumentStore): Promise<ReadonlyMap<string, RefundCase>> {
  const open = new Map<string, RefundCase>();
  for (let after: string | undefined; ; ) {
    const documents = await settlements.list({ prefix: "refund_case:", after, limit: PAGE });
    for (const document of documents) {
      if (document.status !== "open") continue;
      const refundCase = readStored(document, openRefundCase);
      open.set(refundCase.payment_id, refundCase);
    }
    if (documents.length < PAGE) return open;
    after = documents.at(-1)?._id;
  }
}

/** The case on the wire: its amounts are ringgit. */
export function publicRefundCase({ opened_at, status, bills }: RefundCase): WireObject {
  const written = Object.entries(bills).map(([id, parts]) => [id, writeSettled(parts)]);
  return { opened_at, status, bills: Object.fromEntries(written) };
}
