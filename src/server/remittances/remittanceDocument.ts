import { createHash } from "node:crypto";
import { array, boolean, enums, type Infer, nullable, object, optional, record, string } from "superstruct";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { NOTHING, ringgitFromSen } from "../../domain/money.ts";
import { parseIdentifier } from "../../domain/remittanceNumber.ts";
import { codec, ringgit } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { councilCode, paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { orderNumberText } from "../../domain/schemas/paymentNumberStructs.ts";
import type { DocumentStore, NewDocument, StoredDocument } from "../databases/documentStore.ts";
import { ifReadable, readStored } from "../databases/readStored.ts";
import { CLOSED_REMITTANCES_VIEW } from "../databases/views.ts";

/**
 * The documents of a remittance, in the database `settlements`. A remittance lists for one council the payments of one day
 * in Malaysia. Nothing changes a remittance after it is written. Amounts are ringgit in the documents and sen in memory.
 */

/** How the citizen paid. */
const REMITTED_METHODS = ["fpx_individual", "fpx_company", "card"] as const;

/** One paid bill, or money that went back for one: a refund, or a chargeback of the card's holder. Its amounts are then negative. */
export const remittanceLine = object({
  kind: enums(["payment", "refund", "chargeback"]),
  receipt_no: nullable(string()),
  order_number: orderNumberText,
  payment_id: paymentId,
  charge: enums(CHARGE_TYPES),
  /** The bill's printed number. */
  bill: string(),
  /** Of a licence: "2026" or "2026-03". */
  period: nullable(string()),
  /** The amount by the record's money fields, before reductions. */
  parts: record(string(), ringgit),
  /** The sum of the parts. */
  gross: ringgit,
  /** The reductions, positive on a payment. */
  discount: ringgit,
  /** The amount that the citizen paid for this bill: gross less discount. */
  amount: ringgit,
  method: enums(REMITTED_METHODS),
  /** FPX's code of the payer's bank, or the card's code. */
  method_code: string(),
  /** The gateway's number of the transaction. */
  gateway_transaction: nullable(string()),
  /** The bank's number of the debit, or the card's authorisation code. */
  authorization: nullable(string()),
  /** When the bank took the money, or when the refund or chargeback was recorded. UTC. */
  paid_at: instant,
  /** The payer's masked name. Empty after the payer had their details erased. */
  payer: string(),
  /** For a refund or chargeback: the note of the person who recorded it, for example the transfer's reference. */
  refund_note: nullable(string()),
});

export type RemittanceLine = Infer<typeof remittanceLine>;

const total = object({ lines: whole({ min: 0 }), amount: ringgit });

const summary = {
  /** "mpt-2026-14": council, year and number. The numbers of a year have no gaps. */
  remittance: string(),
  council: councilCode,
  /** The day in Malaysia, YYYY-MM-DD. */
  day,
  closed_at: instant,
  total,
  payments: total,
  refunds: total,
  chargebacks: total,
  by_charge: record(string(), total),
  by_method: record(string(), total),
};

/** A remittance without its lines. */
export const remittanceSummary = object(summary);

const remittanceDocument = object({
  ...summary,
  /** Absent in an older remittance, which counts chargebacks as refunds. */
  chargebacks: optional(total),
  /** The ids of the documents with the lines, in order. Each id is the SHA-256 of its content. */
  pages: array(string()),
});

const pageDocument = object({ lines: array(remittanceLine) });

/** One document a council. A compare-and-swap of it makes each closing happen once. */
const headDocument = object({
  council: councilCode,
  /** The last closed day, YYYY-MM-DD. */
  closed_through: day,
  /** The last remittance. Null before the first. */
  last: nullable(string()),
  /** Whether each payment and refund of the last remittance names it. */
  marked: boolean(),
});

export type Total = Infer<typeof total>;

export interface Remittance extends Infer<typeof remittanceDocument> {
  readonly chargebacks: Total;
}

export const NO_LINES: Total = { lines: 0, amount: NOTHING };

/** The sums of a remittance, or of several. */
export type RemittanceSums = Pick<
  Remittance,
  "total" | "payments" | "refunds" | "chargebacks" | "by_charge" | "by_method"
>;

export const NO_SUMS: RemittanceSums = {
  total: NO_LINES,
  payments: NO_LINES,
  refunds: NO_LINES,
  chargebacks: NO_LINES,
  by_charge: {},
  by_method: {},
};

/** @throws StoredDataError */
function remittanceOf(document: StoredDocument): Remittance {
  const { chargebacks = NO_LINES, ...remittance } = readStored(document, remittanceDocument);
  return { ...remittance, chargebacks };
}

export interface RemittanceHead extends Infer<typeof headDocument> {
  readonly _rev: string;
}

const lineCodec = codec(remittanceLine);

/** The form of a line in documents and files. */
export function writeRemittanceLine(line: RemittanceLine): Readonly<Record<string, unknown>> {
  return { ...lineCodec.write(line), parts: writeAll(line.parts, ringgitFromSen) };
}

/** Ids sort in the order of the closings. */
function documentId(identifier: string): string {
  const parsed = parseIdentifier(identifier);
  if (parsed === undefined)
    throw new RangeError(`"${identifier}" does not identify a remittance: use one like mpt-2026-14`);
  return `${prefixOf(parsed.council)}${parsed.year}:${String(parsed.number).padStart(4, "0")}`;
}

const prefixOf = (council: string): string => `remittance:${council}:`;

/** A remittance without its lines, on the wire. */
export function writeSummary({ pages, ...remittance }: Remittance): Readonly<Record<string, unknown>> {
  const { total: all, payments, refunds, chargebacks, by_charge, by_method } = remittance;
  return {
    ...remittance,
    total: writeTotal(all),
    payments: writeTotal(payments),
    refunds: writeTotal(refunds),
    chargebacks: writeTotal(chargebacks),
    by_charge: writeAll(by_charge, writeTotal),
    by_method: writeAll(by_method, writeTotal),
  };
}

export function remittanceAsDocument(remittance: Remittance): NewDocument {
  const { pages } = remittance;
  const _id = documentId(remittance.remittance);
  return { ...writeSummary(remittance), pages, _id, type: "remittance" };
}

/** Derived from the content, so that the same lines make the same document, whichever process writes it. */
export function pageAsDocument(lines: readonly RemittanceLine[]): NewDocument {
  const written = lines.map(writeRemittanceLine);
  const hash = createHash("sha256").update(JSON.stringify(written)).digest("hex");
  return { _id: `remittance_lines:${hash}`, type: "remittance_lines", lines: written };
}

/** @throws StoredDataError */
export async function readRemittance(
  settlements: DocumentStore,
  identifier: string,
): Promise<Remittance | undefined> {
  const document = await settlements.read(documentId(identifier));
  return document && remittanceOf(document);
}

/**
 * A council's remittances in the order of the closings.
 * @param after the identifier of the last one to skip
 */
export async function listRemittances(
  settlements: DocumentStore,
  council: CouncilCode,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<readonly Remittance[]> {
  const documents = await settlements.list({
    prefix: prefixOf(council),
    limit,
    ...(after !== undefined && { after: documentId(after) }),
  });
  return documents.map(remittanceOf);
}

/**
 * A council's remittances, newest first.
 * @param before the identifier of the first one to skip, with all later ones
 */
export async function latestRemittances(
  settlements: DocumentStore,
  council: CouncilCode,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<readonly Remittance[]> {
  const documents = await settlements.viewDown(CLOSED_REMITTANCES_VIEW, {
    key: council,
    before: before === undefined ? undefined : documentId(before),
    limit,
  });
  return documents.map(remittanceOf);
}

/** The lines of a remittance, one page in memory at a time. @throws StoredDataError, or Error when a page is missing */
export async function* linesOfRemittance(
  settlements: DocumentStore,
  { remittance, pages }: Pick<Remittance, "remittance" | "pages">,
): AsyncGenerator<RemittanceLine> {
  for (const id of pages) {
    const page = await settlements.read(id);
    if (page === undefined)
      throw new Error(
        `the lines ${id} of the remittance ${remittance} are missing: restore them from a backup`,
      );
    yield* readStored(page, pageDocument).lines;
  }
}

const headId = (council: CouncilCode | ""): string => `remittance_head:${council}`;

export async function readHead(
  settlements: DocumentStore,
  council: CouncilCode,
): Promise<RemittanceHead | undefined> {
  const document = await settlements.read(headId(council));
  return document && { ...readStored(document, headDocument), _rev: document._rev };
}

/** The heads of all councils that have one, without unreadable ones. */
export async function readHeads(settlements: DocumentStore): Promise<readonly Infer<typeof headDocument>[]> {
  const documents = await settlements.list({ prefix: headId(""), limit: COUNCIL_CODES.length });
  return documents
    .map((document) => ifReadable(() => readStored(document, headDocument)))
    .filter((head) => head !== undefined);
}

/** Returns false when another process changed the head first. */
export async function writeHead(
  settlements: DocumentStore,
  { _rev, ...head }: Omit<RemittanceHead, "_rev"> & { readonly _rev?: string | undefined },
): Promise<boolean> {
  const revision = await settlements.write({
    ...head,
    ...(_rev !== undefined && { _rev }),
    _id: headId(head.council),
    type: "remittance_head",
  });
  return revision !== undefined;
}

function writeTotal({ lines, amount }: Total): Readonly<Record<string, unknown>> {
  return { lines, amount: ringgitFromSen(amount) };
}

function writeAll<From, To>(
  values: Readonly<Record<string, From>>,
  write: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
}
