import { create, StructError } from "superstruct";
import { type SearchQuery, searchQuery } from "../../api/schemas/search.ts";
import { recordedCharge } from "../../charges/index.ts";
import { isChargeType } from "../../domain/chargeTypes.ts";
import { isCouncilCode } from "../../domain/councils.ts";
import { INVALID_SEARCH, Refusal } from "../http/refusal.ts";

const invalidSearch = (): Refusal => new Refusal(400, INVALID_SEARCH);

/**
 * Validates a search query. A `database` must be the register of the number, because the search could find nothing in another.
 * @throws Refusal 404 invalid_council, 403 invalid_payment_type for an unknown charge type or one without records, 400 otherwise
 */
export function readSearchQuery(body: unknown): SearchQuery {
  if (typeof body === "object" && body !== null) {
    if ("council" in body && !isCouncilCode(body.council)) throw new Refusal(404, "invalid_council");
    if ("payment_type" in body && !isChargeType(body.payment_type))
      throw new Refusal(403, "invalid_payment_type");
  }
  const query = readQuery(body);
  const charge = recordedCharge(query.payment_type);
  if (charge === undefined) throw new Refusal(403, "invalid_payment_type");
  if (query.database !== undefined && query.database !== charge.registerOf(query._id)) throw invalidSearch();
  return query;
}

function readQuery(body: unknown): SearchQuery {
  try {
    return create(body, searchQuery);
  } catch (failure) {
    if (failure instanceof StructError) throw invalidSearch();
    throw failure;
  }
}
