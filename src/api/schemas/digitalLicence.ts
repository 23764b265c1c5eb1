import {
  array,
  boolean,
  type Infer,
  integer,
  literal,
  nullable,
  object,
  optional,
  string,
} from "superstruct";
import { type Codec, codec, ringgit } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { receiptNumber } from "../../domain/schemas/paymentNumberStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/** A digital licence (rule 3.14). Its pictures need calls of their own. */

/** The number of the print template (rule 9.9). */
export const lesenPrint = whole({ min: 1, max: 10 });

/** The server alone fills this block, from the payment that renewed the licence. */
export const licencePayment = object({
  receipt_no: receiptNumber,
  /** When the signed proof arrived, in UTC. */
  timestamp: instant,
  paid_until_year: integer(),
  /** Null for a licence that is renewed by the year. */
  paid_until_month: nullable(integer()),
  amount: ringgit,
});

/** The printed fields of the licence. */
export const printedLicence = object({
  license_no: shortText,
  m_kod_type: shortText,
  lesen_print: lesenPrint,
  /** Whether it is an operasi licence. With a print type under 4 it needs the owner's photo (rule 5.14). */
  operasi: boolean(),
  /** The holder and the business, unmasked: every reader of this document may see them. */
  holder: shortText,
  nama_s: shortText,
  address: shortText,
  /** The permitted activity, such as "Kedai runcit". Absent when the record has none. */
  activity: optional(shortText),
  /** The council's own conditions, one sentence each. */
  conditions: array(shortText),
  /** The first and the last valid day. */
  valid_from: day,
  valid_until: day,
});

/** The person who signs a council's licences. */
export const licenceSigner = object({ name: shortText, title: shortText });

export const digitalLicence = object({
  _id: string(),
  type: literal("digital_license"),
  council: councilCode,
  payment: licencePayment,
  license: printedLicence,
  /** The signer, and the path of the signature's picture below the portal's base path. Null without a signer or picture. */
  signature: nullable(object({ ...licenceSigner.schema, picture: nullable(string()) })),
  /** The content of the Code 128: the number and the period. */
  barcode: string(),
  /** The paths of the council's logo and the owner's photo, likewise. */
  logo: nullable(string()),
  picture: nullable(string()),
  /**
   * The content of the QR code: the portal's page that checks the statement. The statement is in the fragment
   * (src/domain/statements/statement.ts).
   */
  url: string(),
});

const paymentBlock = codec(licencePayment);

export const digitalLicenceCodec: Codec<DigitalLicence> = {
  read: codec(digitalLicence).read,
  // a codec converts only top-level amounts, and this one is nested
  write: (licence) => ({ ...licence, payment: paymentBlock.write(licence.payment) }),
};

export type LicencePayment = Infer<typeof licencePayment>;
export type DigitalLicence = Infer<typeof digitalLicence>;
