import { boolean, type Infer, integer, literal, max, min, number, object, optional } from "superstruct";
import { ringgit } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { identityNumber, personName } from "../../domain/schemas/personStructs.ts";
import { optionalText, shortText } from "../../domain/schemas/plainText.ts";

/**
 * Licences and permits: the record, the cart item and the payment's line (docs/specification.md, section 3). Money is sen in
 * memory.
 */

const coded = {
  license_no: shortText,
  /** The name of the business. */
  nama_s: shortText,
  statusl: shortText,
  m_kod_type: shortText,
  /** Valid until. */
  sah_hingga: day,
};

const renewed = {
  kod_j_niaga: optionalText,
  /** The revenue head that the council books the fee under. */
  subhead: optionalText,
  renewal_year: max(min(integer(), 2000), 2100),
  /** Absent where a licence is renewed by the year. */
  renewal_month: optional(max(min(integer(), 1), 12)),
};

const figures = {
  /** What is owed: arrears, and the fee of the renewal. Negative when the council owes. */
  balance: ringgit,
  /** Owed of former periods: a part of the balance. */
  arrears: ringgit,
};

const named = { _id: shortText, type: literal("license"), council: councilCode };

export const licenseRow = object({ ...named, ...coded });

export const licenseRecord = object({ ...named, ...coded, ...renewed, ...figures });

/** Who consents to the renewal of a trading licence. */
export const consent = object({ name: personName, ic_no: identityNumber });

const chosen = {
  arrears_only: boolean(),
  amount: ringgit,
  gst_amount: ringgit,
  /** The assistance package's share of the renewal's fee. */
  discount: ringgit,
  consent: optional(consent),
};

export const licenseItem = object({
  /** cartDB's key; absent before the item is saved. */
  id: optional(number()),
  ...named,
  added_cart_at: instant,
  ...coded,
  ...renewed,
  ...figures,
  ...chosen,
});

export const licenseLine = object({
  type: literal("license"),
  council: councilCode,
  ...coded,
  ...renewed,
  ...chosen,
});

export type LicenseRow = Infer<typeof licenseRow>;
export type LicenseRecord = Infer<typeof licenseRecord>;
export type LicenseItem = Infer<typeof licenseItem>;
export type LicenseLine = Infer<typeof licenseLine>;
