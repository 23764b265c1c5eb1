import { enums, type Infer, object, refine, size, string } from "superstruct";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";

/** What the search form asks. The number is normalised by its charge type, not here: what was typed stays as typed. */
export const searchForm = object({
  council: enums(COUNCIL_CODES),
  charge: enums(CHARGE_TYPES),
  /** A kind within the charge type, or empty for all. */
  kind: string(),
  number: size(
    refine(string(), "required", (typed) => typed.trim() !== ""),
    0,
    200,
  ),
});

export type SearchFormValues = Infer<typeof searchForm>;
