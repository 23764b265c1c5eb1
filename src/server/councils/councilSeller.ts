import { array, enums, type Infer, nullable, object, optional, string } from "superstruct";
import { lastChange } from "../../api/schemas/configurationChange.ts";
import { sellerId } from "../../api/schemas/councils/councilSeller.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import type { DocumentStore, StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import type { Seller } from "../gateways/fpx/connection.ts";

/**
 * The seller ids of the councils at FPX, which say to which account the money of a payment goes. Without a change on the desk, the
 * server's settings give them. A payment keeps the id with which it was made.
 */

/** The stored id. Null: the portal's own account, whatever id the settings give it. */
const storedId = nullable(sellerId);

/** The audit log's names of the steps. */
const SELLER_STEPS = [
  "council_seller_proposed",
  "council_seller_confirmed",
  "council_seller_rejected",
] as const;

const sellerDocument = object({
  council: councilCode,
  /** What an administrator proposed. It changes nothing. */
  proposal: optional(object({ id: storedId, reason: string(), by: string(), at: instant })),
  /** What two administrators changed, the oldest first. An id is in use from its time on. */
  changes: array(
    object({
      at: instant,
      from: storedId,
      to: storedId,
      reason: string(),
      proposed_by: string(),
      proposed_at: instant,
      confirmed_by: string(),
    }),
  ),
  /** Who took the last step. */
  last: lastChange,
  /** What the last step was, for the audit log. */
  step: optional(object({ what: enums(SELLER_STEPS), target: string() })),
});

export type CouncilSeller = Infer<typeof sellerDocument>;

export const councilSellerId = (council: CouncilCode): string => `council_seller:${council}`;

export function councilSellerIn(document: StoredDocument): CouncilSeller {
  return readStored(document, sellerDocument);
}

/** The id of the settings for a council. Null: the portal's own account. */
export function sellerOfSettings({ councilIds }: SellerIds, council: CouncilCode): string | null {
  return councilIds?.get(council) ?? null;
}

type SellerIds = Pick<Seller, "councilIds">;

/**
 * The seller with the ids of these councils that are in use.
 * @param seller that of the settings
 */
export async function readSeller(
  metadata: DocumentStore,
  seller: Seller,
  councils: Iterable<CouncilCode>,
): Promise<Seller> {
  const documents = await metadata.readAll([...new Set(councils)].map(councilSellerId));
  const councilIds = new Map(seller.councilIds);
  for (const document of documents) {
    const { council, changes } = councilSellerIn(document);
    const last = changes.at(-1);
    if (last?.to === null) councilIds.delete(council);
    else if (last !== undefined) councilIds.set(council, last.to);
  }
  return { ...seller, councilIds };
}

/**
 * Every id that is or was a council's own. A payment with such an id went to the council's own account, also when the council has
 * another id now.
 */
export async function everyCouncilSeller(
  metadata: DocumentStore,
  { councilIds }: SellerIds,
): Promise<ReadonlySet<string>> {
  const documents = await metadata.readAll(COUNCIL_CODES.map(councilSellerId));
  const changed = documents.flatMap((document) =>
    councilSellerIn(document).changes.flatMap(({ from, to }) => [from, to]),
  );
  return new Set([...(councilIds?.values() ?? []), ...changed.filter((id) => id !== null)]);
}
