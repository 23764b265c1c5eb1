import { create, object, record, string, unknown } from "superstruct";
import { orderNumber } from "../../../src/domain/payments/orderNumber.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import type { DocumentStore, StoredDocument } from "../../../src/server/databases/documentStore.ts";

/** The document with the real payment of which the others are copies. */
export const MODEL = { _id: "model_payment", type: "model_payment" };

const modelDocument = object({ model: record(string(), unknown()) });

const DAYS = 10;
const DAY = 24 * 60 * 60_000;
/** In the morning in Malaysia. */
const FIRST = Date.parse("2026-08-03T00:00:00Z");

/**
 * Real databases whose paid payments, and their settlements, are made up when they are read. Only the remittances and one bit for
 * each payment are stored.
 */
export async function withMadeUpPayments(databases: Databases, count: number): Promise<Databases> {
  const stored = await databases.metadata.read(MODEL._id);
  const { model } = create({ model: stored?.model }, modelDocument);
  const isMarked = new Uint8Array(count);
  let firstOpen = 0;
  const idOf = (place: number) => place.toString(16).padStart(32, "0");
  // spread over ten hours of each day
  const timeOf = (place: number) => {
    const inDays = (place * DAYS) / count;
    const seconds = Math.floor((inDays % 1) * 36_000);
    return new Date(FIRST + Math.floor(inDays) * DAY + seconds * 1000).toISOString();
  };
  const keyOf = (place: number) => `mpt ${timeOf(place)}`;
  /** The first place whose key is not before another key. The times rise with the places. */
  const placeOf = (key: string) => {
    let [low, high] = [firstOpen, count];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (keyOf(middle) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const paymentAt = (place: number): StoredDocument => {
    const bill = `K26${String(place).padStart(8, "0")}`;
    return {
      ...model,
      _id: idOf(place),
      _rev: "1-0",
      order_number: orderNumber("260803", [...String(place).padStart(10, "0")].map(Number)),
      paid_at: timeOf(place),
      settled_at: timeOf(place),
      services: listOf(model.services).map((line) => ({ ...line, compound_no: bill })),
      settles: listOf(model.settles).map((settle) => ({ ...settle, record_id: `mpt:compound:${bill}` })),
      ...(isMarked[place] && { remitted: { mpt: "made-up" } }),
    };
  };
  const all_payments: DocumentStore = {
    ...databases.all_payments,
    async rowsBetween(_view, { from, to, limit }) {
      const rows: { id: string; key: string }[] = [];
      for (let place = placeOf(from); place < count && rows.length < limit; place += 1) {
        const key = keyOf(place);
        if (key >= to) break;
        if (!isMarked[place]) rows.push({ id: idOf(place), key });
      }
      return rows;
    },
    /** The list of all payments that the desk's search reads, newest first. Nothing is written meanwhile. */
    async rowsDown(_view, { below, limit }) {
      const [list = "", , after] = below;
      const last = after === undefined ? count : Number.parseInt(after, 16);
      return Array.from({ length: Math.min(limit, last) }, (_, row) => {
        const place = last - 1 - row;
        const id = idOf(place);
        return { id, key: [list, timeOf(place), id, "paid 1 mpt compound"] };
      });
    },
    readAll: async (ids) => ids.map((id) => paymentAt(Number.parseInt(id, 16))),
    async writeAll(documents) {
      for (const { _id } of documents) isMarked[Number.parseInt(_id, 16)] = 1;
      while (isMarked[firstOpen]) firstOpen += 1;
      return documents.map(() => true);
    },
  };
  const settlements: DocumentStore = {
    ...databases.settlements,
    readAll: async (ids) => ids.map((_id) => ({ _id, _rev: "1-0", type: "settlement" })),
    writeAll: async (documents) => documents.map(() => true),
  };
  return { ...databases, all_payments, settlements };
}

function listOf(value: unknown): readonly object[] {
  return Array.isArray(value) ? value.map(Object) : [];
}
