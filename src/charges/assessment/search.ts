import type { ChargeSearch } from "../charge.ts";

export const assessmentSearch = {
  prompt: {
    label: "charges.assessment.number",
    hint: "charges.assessment.hint",
    example: "110012345",
    nothing: "search.notFound",
  },
  normaliseNumber: (typed) => typed.trim().toUpperCase(),
  isNumeric: true,
  registerOf: () => "assessment",
} satisfies ChargeSearch;
