import { defaulted, type Infer, object, optional } from "superstruct";
import { lesenPrint } from "../../api/schemas/digitalLicence.ts";
import { list } from "../../domain/schemas/limits.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/**
 * The text that a digital licence prints besides the licence's record (rule 3.14). It names a person and an address. The database
 * keeps it beside the record's fields, like the photo, and only those who may read the digital licence see it.
 */
export const licencePrint = object({
  lesen_print: lesenPrint,
  holder: shortText,
  address: shortText,
  /** The permitted activity, such as "Kedai runcit". */
  activity: optional(shortText),
  /** The council's own conditions, each a sentence. */
  conditions: defaulted(list(shortText, { max: 20 }), () => []),
});

export type LicencePrint = Infer<typeof licencePrint>;
