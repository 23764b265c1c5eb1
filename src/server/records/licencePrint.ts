import { array, defaulted, type Infer, object, optional, size } from "superstruct";
import { lesenPrint } from "../../api/schemas/digitalLicence.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/**
 * What a digital licence prints besides the licence's record (specification, section 3). It names a person and an address: kept
 * beside the record like the photo, and shown to whoever may read the digital licence.
 */
export const licencePrint = object({
  lesen_print: lesenPrint,
  /** Whose licence it is. */
  holder: shortText,
  address: shortText,
  /** What it permits, such as "Kedai runcit". */
  activity: optional(shortText),
  /** The council's own conditions, each a sentence. */
  conditions: defaulted(size(array(shortText), 0, 20), () => []),
});

export type LicencePrint = Infer<typeof licencePrint>;
