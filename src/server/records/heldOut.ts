import { array, enums, type Infer, object, string } from "superstruct";
import { HELD_OUT_REASONS } from "../../api/schemas/load.ts";
import type { Settled } from "../../charges/charge.ts";
import { settlementOf } from "../../charges/settlements.ts";
import { isCouncilCode } from "../../domain/councils.ts";
import { NOTHING } from "../../domain/money.ts";
import { receiptNumberOf } from "../../domain/payments/orderNumber.ts";
import { isLater, parseIdentifier } from "../../domain/remittanceNumber.ts";
import { deductions } from "../bills/periods.ts";
import { CLOCK_MARGIN, type RecordHistory, recordHistoryOf } from "../bills/recordStore.ts";
import { settlementsOf } from "../bills/settlements.ts";
import type { Databases } from "../databases/databases.ts";
import { completeMarks } from "../remittances/closeRemittances.ts";
import { readHead } from "../remittances/remittanceDocument.ts";
import type { RecordDocument } from "./document.ts";
import { settledAmong } from "./loading/settledAmong.ts";
import { readVisible } from "./visible.ts";

/** A record that is not loaded, and why. The stored record stays as it is. */
export const heldOutRecord = object({
  /** The record's id in the database: "mpt:compound:K26130101". */
  _id: string(),
  reason: enums(HELD_OUT_REASONS),
  /** The receipts of the payments that would be asked for again. */
  receipts: array(string()),
});

export type HeldOutRecord = Infer<typeof heldOutRecord>;

export type HoldingDatabases = Pick<Databases, "records" | "settlements" | "all_payments">;

interface Separated {
  readonly loadable: readonly RecordDocument[];
  readonly heldOut: readonly HeldOutRecord[];
  /** The ids of the records that have a settlement. */
  readonly settled: ReadonlySet<string>;
}

/**
 * Separates the records that must not be loaded from the others.
 * @param confirmed the ids of records whose figures a person has confirmed although they bring a paid bill back
 * @param now in UTC
 */
export async function holdOut(
  databases: HoldingDatabases,
  records: readonly RecordDocument[],
  { confirmed, now }: { readonly confirmed: ReadonlySet<string>; readonly now: Date },
): Promise<Separated> {
  const remittances = await knownRemittances(databases, records);
  const settled = await settledAmong(
    databases.settlements,
    records.map(({ _id }) => _id),
  );
  const heldOut = await Promise.all(
    records.map(async (record): Promise<HeldOutRecord | undefined> => {
      const { _id, as_of, posted_through } = record;
      if (posted_through !== undefined)
        return remittances.has(`${record.council} ${posted_through}`)
          ? undefined
          : refused(_id, "remittance");
      if (as_of === undefined) return undefined;
      if (Date.parse(as_of) > now.getTime() + CLOCK_MARGIN) return refused(_id, "as_of");
      if (confirmed.has(_id) || !settled.has(_id)) return undefined;
      const receipts = await broughtBack(databases, record);
      return receipts.length > 0 ? { _id, reason: "paid", receipts } : undefined;
    }),
  );
  return {
    loadable: records.filter((_record, place) => heldOut[place] === undefined),
    heldOut: heldOut.filter((one) => one !== undefined),
    settled,
  };
}

const refused = (_id: string, reason: HeldOutRecord["reason"]): HeldOutRecord => ({
  _id,
  reason,
  receipts: [],
});

/**
 * The remittances that the records name and that are closed, as "<council> <identifier>". Their settlements are marked: an unmarked
 * one would be taken off figures that contain it.
 */
async function knownRemittances(
  databases: HoldingDatabases,
  records: readonly RecordDocument[],
): Promise<ReadonlySet<string>> {
  const named = new Set(records.flatMap(({ posted_through }) => posted_through ?? []));
  const known = new Set<string>();
  for (const identifier of named) {
    const council = parseIdentifier(identifier)?.council;
    if (!isCouncilCode(council)) continue;
    await completeMarks(databases, council);
    const last = (await readHead(databases.settlements, council))?.last ?? undefined;
    if (last !== undefined && !isLater(identifier, last)) known.add(`${council} ${identifier}`);
  }
  return known;
}

/**
 * The receipts of the payments that the new figures would ask for again. The portal takes these payments off the bill now. The new
 * figures count them as included, and yet the bill would owe more than now. Figures that fell by the payments ask for none again.
 */
async function broughtBack(
  { records, settlements }: HoldingDatabases,
  record: RecordDocument,
): Promise<string[]> {
  const all = await settlementsOf(settlements, record._id);
  if (all.length === 0) return [];
  const stored = await readVisible(records, record._id);
  const next = recordHistoryOf(record, all);
  const present = stored && recordHistoryOf(stored, all);
  const stillTakenOff = new Set(next.settlements.map(({ order_number }) => order_number));
  const included = (present?.settlements ?? all).filter(
    ({ order_number }) => !stillTakenOff.has(order_number),
  );
  if (included.length === 0) return [];
  const owedNow = present === undefined ? {} : owedOf(present);
  const owedNext = owedOf(next);
  const takenOffWith = new Set([...stillTakenOff, ...included.map(({ order_number }) => order_number)]);
  const owedWith = owedOf(
    recordHistoryOf(
      record,
      all,
      all.filter(({ order_number }) => takenOffWith.has(order_number)),
    ),
  );
  const isBroughtBack = Object.entries(owedNext).some(
    ([part, amount]) => amount > (owedNow[part] ?? NOTHING) && amount > (owedWith[part] ?? NOTHING),
  );
  return isBroughtBack ? included.map(({ order_number }) => receiptNumberOf(order_number)) : [];
}

/** The amounts owed on a record, by part. Empty for an account that never owes anything. */
function owedOf({ charge, record, settlements }: RecordHistory): Settled {
  return charge.owes(settlementOf(charge).remaining(record, settlements.map(deductions))) ?? {};
}
