import { array, type as atLeast, type Infer, object, optional, string, unknown } from "superstruct";
import { chargeType, councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/** What a search asks (docs/specification.md, section 3: "Search query"). `_id` is the normalised number. */
export const searchQuery = object({
  council: councilCode,
  payment_type: chargeType,
  _id: shortText,
  compound_type: optional(string()),
  /** The register that holds the number, as its charge type names it (src/charges: `registerOf`). */
  database: optional(string()),
});

/** What finds nothing answers with no rows; each row is read by its charge type's schema. */
export const rowsAnswer = object({ rows: array(unknown()) });

/** What POST /search tells beside the record. */
export const recordAnswer = atLeast({
  /**
   * Since when somebody may be paying this bill at the bank: an instant in UTC, to the minute. It may be who asks; the server
   * cannot know.
   */
  attempt_open_since: optional(instant),
});

export type SearchQuery = Infer<typeof searchQuery>;
