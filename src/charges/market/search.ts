import type { ChargeSearch } from "../charge.ts";
import { plainNumber } from "../plainNumber.ts";

export const marketSearch = {
  prompt: {
    label: "charges.market.number",
    hint: "charges.market.hint",
    example: "301-2345",
    nothing: "search.notFound",
  },
  normaliseNumber: plainNumber,
  hasShortNumbers: true,
  // its dashes are left out, so a keyboard without them will do
  isNumeric: true,
  registerOf: () => "market",
} satisfies ChargeSearch;
