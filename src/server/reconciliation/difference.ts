import { array, enums, type Infer, nullable, object, string } from "superstruct";
import { codec, ringgit, type WireObject } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { sha256 } from "../crypto.ts";
import { changeDocument, type DocumentStore, type StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { OPEN_DIFFERENCES_VIEW } from "../databases/views.ts";

/** A difference between a settlement report and our payments: an item for a person, with an owner and an ending. */

const DIFFERENCE_KINDS = [
  /** We know the payment to be paid, and no payout has it although it is overdue. */
  "missing_at_gateway",
  /** The report has a line that no paid payment of ours explains. */
  "unknown_to_us",
  /** The line and the payment have different amounts. */
  "amount_differs",
  /** The card's holder took the money back. */
  "chargeback",
  /** A chargeback took back the payment of a licence, whose holder may still show it. */
  "licence_charged_back",
] as const;

/** Why a line is unknown to us. */
export const UNKNOWN_REASONS = [
  /** No payment has its order number or its transaction. */
  "no_payment",
  /** Its payment is not known to be paid. */
  "not_paid",
  /** Its payment went through the other gateway. */
  "other_gateway",
  /** Its payment was paid by another transaction. */
  "other_transaction",
  /** Another line already pays its payment, or takes it back. */
  "repeated",
  /** The stored payment cannot be read. */
  "unreadable",
] as const;

export type UnknownReason = (typeof UNKNOWN_REASONS)[number];

/** The ways in which a difference ends. */
export const DIFFERENCE_ENDINGS = [
  /** A person found the reason, and wrote it down. */
  "resolved",
  /** A later report has the payment. */
  "arrived",
  /** The gateway's answer made the payment paid. */
  "answered",
  /** Two persons confirmed the line, and the payment is paid. */
  "settled",
  /** A person recorded the chargeback, and the council's next remittance has it as a negative line. */
  "charged_back",
] as const;

export type DifferenceEnding = (typeof DIFFERENCE_ENDINGS)[number];

const DIFFERENCE_EVENTS = [
  "found",
  "payment_found",
  "taken",
  "rebuilt",
  "confirmed",
  ...DIFFERENCE_ENDINGS,
] as const;

const logEntry = object({
  at: instant,
  what: enums(DIFFERENCE_EVENTS),
  /** The user name of the person; null for the server. */
  by: nullable(string()),
  note: nullable(string()),
});

/** Amounts are ringgit in the document and on the wire, and sen in memory. */
export const difference = object({
  /** A SHA-256 that identifies the difference, so that a second finding writes no second document. */
  difference: string(),
  kind: enums(DIFFERENCE_KINDS),
  /** Null for another kind than `unknown_to_us`. */
  reason: nullable(enums(UNKNOWN_REASONS)),
  gateway: enums(["fpx", "card"]),
  /** The report in which it was found: the SHA-256 of the file. */
  report: string(),
  /** The line of the file. Null for a payment without a line. */
  line: nullable(whole({ min: 1 })),
  payout: nullable(string()),
  order_number: nullable(string()),
  transaction: nullable(string()),
  paid_on: nullable(day),
  payment_id: nullable(paymentId),
  /** The amount in the report, and that of our payment. */
  reported: nullable(ringgit),
  ours: nullable(ringgit),
  found_at: instant,
  status: enums(["open", "ended"]),
  /** The user name of the person who looks into it. */
  owner: nullable(string()),
  /** The first of the two persons who confirm a line. */
  confirmed_by: nullable(string()),
  /** Oldest first. */
  log: array(logEntry),
});

export type Difference = Infer<typeof difference>;

const differenceCodec = codec(difference);

export const differenceOnWire = (item: Difference): WireObject => differenceCodec.write(item);

const documentId = (id: string): string => `settlement_difference:${id}`;

type Found = Omit<Difference, "difference" | "status" | "owner" | "confirmed_by" | "log">;

/** A payment is missing once, whichever reports lack it. A line differs once. */
export function identityOf({
  kind,
  gateway,
  report,
  line,
  order_number,
}: Pick<Found, "kind" | "gateway" | "report" | "line" | "order_number">): string {
  return sha256(
    JSON.stringify(line === null ? [kind, gateway, order_number] : [kind, gateway, report, line]),
  );
}

/** Writes a difference, unless it was found before. */
export async function noteDifference(settlements: DocumentStore, found: Found): Promise<void> {
  const id = identityOf(found);
  const { found_at: at } = found;
  const made: Difference = {
    ...found,
    difference: id,
    status: "open",
    owner: null,
    confirmed_by: null,
    log: [{ at, what: "found", by: null, note: null }],
  };
  await settlements.write({ ...differenceOnWire(made), _id: documentId(id), type: "settlement_difference" });
}

/** @throws StoredDataError */
export function differenceOf(document: StoredDocument): Difference {
  return readStored(document, difference);
}

export async function readDifference(
  settlements: DocumentStore,
  id: string,
): Promise<Difference | undefined> {
  const document = await settlements.read(documentId(id));
  return document && differenceOf(document);
}

/**
 * Changes a difference. When another writer was faster, it reads it and tries again.
 * @param change returns undefined to leave it as it is; it may run more than once
 */
export async function changeDifference(
  settlements: DocumentStore,
  id: string,
  change: (item: Difference) => Difference | undefined,
): Promise<Difference | undefined> {
  let latest: Difference | undefined;
  await changeDocument(settlements, documentId(id), (stored) => {
    const item = differenceOf(stored);
    const next = change(item);
    latest = next ?? item;
    return next && { ...stored, ...differenceOnWire(next) };
  });
  return latest;
}

/** The difference after its end. One that has ended stays as it is. */
export function ended(
  item: Difference,
  what: DifferenceEnding,
  {
    at,
    by = null,
    note = null,
  }: { readonly at: string; readonly by?: string | null; readonly note?: string | null },
): Difference {
  if (item.status === "ended") return item;
  return { ...item, status: "ended", log: [...item.log, { at, what, by, note }] };
}

/** Ends the difference of a missing payment, when there is one. */
export async function endMissing(
  settlements: DocumentStore,
  gateway: Difference["gateway"],
  order: string,
  at: string,
): Promise<void> {
  const id = sha256(JSON.stringify(["missing_at_gateway", gateway, order]));
  await changeDifference(settlements, id, (item) =>
    item.status === "open" ? ended(item, "arrived", { at }) : undefined,
  );
}

const PAGE = 100;

/** After the key of every open difference: a time begins with a digit below 9. */
const LAST_KEY = "9";

/** The open differences in the order of their finding: the ones after an id, 100 of them unless another limit is given. */
export async function openDifferences(
  settlements: DocumentStore,
  { after, limit = PAGE }: { readonly after?: string | undefined; readonly limit?: number | undefined } = {},
): Promise<readonly Difference[]> {
  let key = after === undefined ? "" : await keyOf(settlements, after);
  const found: Difference[] = [];
  for (;;) {
    const from = key;
    // the difference with this key may have ended meanwhile, and then the view lists it no more
    const rows = (
      await settlements.rowsBetween(OPEN_DIFFERENCES_VIEW, { from, to: LAST_KEY, limit: limit + 1 })
    ).filter((row) => row.key !== from);
    const documents = new Map(
      (await settlements.readAll(rows.map(({ id }) => id))).map((document) => [document._id, document]),
    );
    for (const { id } of rows) {
      const document = documents.get(id);
      const item = document && differenceOf(document);
      if (item?.status === "open" && found.push(item) === limit) return found;
    }
    const last = rows.at(-1);
    if (last === undefined) return found;
    key = last.key;
  }
}

/** The key of a difference in the view, also after its end. The beginning for an unknown id. */
async function keyOf(settlements: DocumentStore, id: string): Promise<string> {
  const item = await readDifference(settlements, id);
  return item === undefined ? "" : `${item.found_at} ${documentId(id)}`;
}
