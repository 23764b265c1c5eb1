import type { ChargeSearch } from "../charge.ts";
import { plainNumber } from "../plainNumber.ts";

export const marketSearch = {
  prompt: { label: "charges.market.number", hint: "charges.market.hint", nothing: "search.notFound" },
  normaliseNumber: plainNumber,
  hasShortNumbers: true,
  registerOf: () => "market",
} satisfies ChargeSearch;
