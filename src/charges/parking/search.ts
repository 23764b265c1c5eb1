import type { ChargeSearch } from "../charge.ts";

export const parkingSearch = {
  prompt: {
    label: "charges.parking.number",
    hint: "charges.parking.hint",
    example: "P130001",
    nothing: "search.notFound",
  },
  asksMore: true,
  normaliseNumber: (typed) => typed.trim().toUpperCase(),
  registerOf: () => "parking",
} satisfies ChargeSearch;
