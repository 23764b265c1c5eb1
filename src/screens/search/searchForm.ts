import { enums, type Infer, object, refine, string } from "superstruct";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";

export const NUMBER_LONGEST = 200;

/** The values of the search form. The number stays as typed; its charge type normalises it. */
export const searchForm = object({
  council: enums(COUNCIL_CODES),
  charge: enums(CHARGE_TYPES),
  /** A kind of the charge type, or empty for all. */
  kind: string(),
  number: refine(
    refine(string(), "required", (typed) => typed.trim() !== ""),
    "max",
    (typed) => typed.length <= NUMBER_LONGEST,
  ),
});

export type SearchFormValues = Infer<typeof searchForm>;
