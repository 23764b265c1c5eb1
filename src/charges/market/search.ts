import type { ChargeSearch } from "../charge.ts";
import { plainNumber } from "../plainNumber.ts";

export const marketSearch = {
  prompt: {
    label: "charges.market.number",
    hint: "charges.market.hint",
    example: "301-2345",
    nothing: "search.notFound",
  },
  // a stall's number or the tenant's identity number: printed with dashes, stored without
  normaliseNumber: plainNumber,
  hasShortNumbers: true,
  // its dashes are left out, so a keyboard without them will do
  isNumeric: true,
  registerOf: () => "market",
  hasBillFact: true,
} satisfies ChargeSearch;
