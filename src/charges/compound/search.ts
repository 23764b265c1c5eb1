import { COMPOUND_TYPES } from "../../domain/compounds.ts";
import type { ChargeSearch } from "../charge.ts";
import { plainNumber } from "../plainNumber.ts";

export const compoundSearch = {
  prompt: {
    label: "charges.compound.number",
    hint: "charges.compound.hint",
    example: "K26-123456",
    nothing: "search.notFound",
  },
  // a compound, vehicle or identity number: printed with dashes and spaces, stored without
  normaliseNumber: plainNumber,
  registerOf: () => "compound",
  hasBillFact: true,
  searchKinds: {
    label: "charges.fact.compoundType",
    any: "charges.compound.anyType",
    values: COMPOUND_TYPES.map((value) => ({ value, term: `charges.compound.type.${value}` })),
  },
} satisfies ChargeSearch;
