import { array, create, object, optional, record, refine, size, string, unknown } from "superstruct";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { offeredTypes } from "../../api/schemas/takenCharges.ts";
import { COUNCIL_CODES, COUNCILS, type CouncilCode } from "../../domain/councils.ts";
import { isPaymentId } from "../../domain/identifiers.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { readShownRecord } from "../bills/searchRecords.ts";
import { readConfiguration } from "../configuration/readConfiguration.ts";
import type { Databases } from "../databases/databases.ts";
import { missing } from "../http/refusal.ts";
import { readPayment } from "../payments/paymentDocument.ts";
import { readPublicPayment } from "../payments/publicPayment.ts";
import type { ProxyRequest } from "./allowedUse.ts";

/** What everybody may read through the proxy. */

/** An unguessable transaction id; `transactions` and `all_payments` are one database (design, section 5). */
export async function readTransaction(databases: Databases, { parts: [id], services }: ProxyRequest) {
  const payment = isPaymentId(id) ? await readPayment(databases.all_payments, id) : undefined;
  if (payment === undefined) throw missing();
  return readPublicPayment({ ...services, databases }, payment);
}

/** Public, with its defaults filled in. */
export async function readPublicConfiguration(
  { metadata }: Databases,
  { services: { card, operator, tracker } }: ProxyRequest,
) {
  const configuration = await readConfiguration(metadata);
  return {
    ...configuration,
    cards: card !== undefined && configuration.cards,
    card_form: card?.formPath !== undefined,
    operator,
    page_views: tracker !== undefined,
  };
}

/** A selector's characters as JSON: more than any browser of ours or of the specification's portal sends. */
const LONGEST_SELECTOR = 1000;

/**
 * The specification names the field alone, and CouchDB's clients send a selector too: whatever selects, councils are what there
 * is, and the selector is not looked at.
 */
export const councilsRequest = object({
  selector: optional(
    refine(
      record(string(), unknown()),
      "short",
      (selector) => JSON.stringify(selector).length <= LONGEST_SELECTOR,
    ),
  ),
  fields: size(array(councilCode), 1, COUNCIL_CODES.length),
});

/** What a council takes, by the configuration's switches: its own public data. */
export async function findCouncils({ metadata }: Databases, { payload }: ProxyRequest) {
  const configuration = await readConfiguration(metadata);
  const councils = create(payload, councilsRequest).fields.map((code) => [
    code,
    councilOf(configuration, code),
  ]);
  return { docs: [Object.fromEntries(councils)] };
}

function councilOf(configuration: Configuration, code: CouncilCode) {
  const switches = configuration.councils[code];
  return {
    name: COUNCILS[code].name,
    available: switches?.available ?? true,
    charges: offeredTypes(configuration, code),
    maintenance: switches?.maintenance ?? [],
  };
}

/** A parking account by its council and number, as a search reads it. @throws Refusal 404, 403, 429 */
export async function readAccount(
  databases: Databases,
  { parts: [council, number], limitSearches, viewer }: ProxyRequest,
) {
  limitSearches();
  const asked = { council, payment_type: "parking", _id: number };
  return await readShownRecord(databases, asked, await viewer());
}
