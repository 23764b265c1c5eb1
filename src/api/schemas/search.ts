import { array, assign, type as atLeast, type Infer, object, optional, string, unknown } from "superstruct";
import { chargeType, councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/** A search query (rule 3.15). `_id` is the normalised number. */
export const searchQuery = object({
  council: councilCode,
  payment_type: chargeType,
  _id: shortText,
  compound_type: optional(string()),
  /** The register of the number, as named by its charge type (src/charges: `registerOf`). */
  database: optional(string()),
});

/** The query of the calls that find rows. */
export const rowsQuery = assign(
  searchQuery,
  object({
    /** The fact from the bill that a council may ask for besides a person's number (rule 6.10). Absent where it asks for none. */
    bill_fact: optional(shortText),
  }),
);

/** A search without a result returns no rows. The schema of the charge type parses each row. */
export const rowsAnswer = object({ rows: array(unknown()) });

/** The fields that POST /search adds to the record. */
export const recordAnswer = atLeast({
  /**
   * Since when somebody may be paying this bill at the bank: an instant in UTC, to the minute. It may be the caller, which the
   * server cannot know.
   */
  attempt_open_since: optional(instant),
});

export type SearchQuery = Infer<typeof searchQuery>;
export type RowsQuery = Infer<typeof rowsQuery>;
