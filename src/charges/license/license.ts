import { boolean, type Infer, literal, number, object, optional } from "superstruct";
import { ringgit } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { identityNumber, personName } from "../../domain/schemas/personStructs.ts";
import { optionalText, shortText } from "../../domain/schemas/plainText.ts";

/** Licences and permits: the record, the cart item and the payment's line (rules 3.3, 3.7). Amounts are sen. */

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
  /** The council's account code for the fee. */
  subhead: optionalText,
  renewal_year: whole({ min: 2000, max: 2100 }),
  /** Absent for a licence that is renewed by the year. */
  renewal_month: optional(whole({ min: 1, max: 12 })),
};

const figures = {
  /** Arrears plus the renewal fee. Negative when the council owes. */
  balance: ringgit,
  /** Owed for earlier periods. Part of the balance. */
  arrears: ringgit,
};

const named = { _id: shortText, type: literal("license"), council: councilCode };

export const licenseRow = object({ ...named, ...coded });

export const licenseRecord = object({ ...named, ...coded, ...renewed, ...figures });

/** The person who consents to the renewal of a trading licence (rule 3.12). */
export const consent = object({ name: personName, ic_no: identityNumber });

const chosen = {
  arrears_only: boolean(),
  amount: ringgit,
  gst_amount: ringgit,
  /** The assistance package's reduction of the renewal fee. */
  discount: ringgit,
  consent: optional(consent),
};

export const licenseItem = object({
  /** The key in cartDB. Absent until the item is saved. */
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
