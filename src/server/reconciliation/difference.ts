import { type Difference, type DifferenceEnding, difference } from "../../api/schemas/reconciliation.ts";
import { codec, type WireObject } from "../../domain/schemas/codec.ts";
import { sha256 } from "../crypto.ts";
import { changeDocument, type DocumentStore, type StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { OPEN_DIFFERENCES_VIEW } from "../databases/views.ts";

/** A difference between a settlement report and our payments: an item for a person, with an owner and an ending. */

const differenceCodec = codec(difference);

export const differenceOnWire = (item: Difference): WireObject => differenceCodec.write(item);

export const differenceDocumentId = (id: string): string => `settlement_difference:${id}`;

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
  await settlements.write({
    ...differenceOnWire(made),
    _id: differenceDocumentId(id),
    type: "settlement_difference",
  });
}

/** @throws StoredDataError */
export function differenceOf(document: StoredDocument): Difference {
  return readStored(document, difference);
}

export async function readDifference(
  settlements: DocumentStore,
  id: string,
): Promise<Difference | undefined> {
  const document = await settlements.read(differenceDocumentId(id));
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
  await changeDocument(settlements, differenceDocumentId(id), (stored) => {
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
    // the difference with this key may have ended meanwhile, and then the view no longer lists it
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
  return item === undefined ? "" : `${item.found_at} ${differenceDocumentId(id)}`;
}
