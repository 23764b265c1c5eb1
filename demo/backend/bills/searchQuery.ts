import { create } from "superstruct";
import { type SearchQuery, searchQuery } from "../../../src/api/schemas/search.ts";
import { isChargeType } from "../../../src/domain/chargeTypes.ts";
import { isCouncilCode } from "../../../src/domain/councils.ts";
import { Refusal } from "../http/refusal.ts";

/**
 * Reads what a search asks. A council or a charge type that does not exist has its own reason.
 * @throws Refusal, StructError
 */
export function readSearchQuery(body: unknown): SearchQuery {
  if (typeof body === "object" && body !== null) {
    if ("council" in body && !isCouncilCode(body.council)) throw new Refusal(404, "invalid_council");
    if ("payment_type" in body && !isChargeType(body.payment_type))
      throw new Refusal(403, "invalid_payment_type");
  }
  return create(body, searchQuery);
}
