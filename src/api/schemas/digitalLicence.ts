import {
  array,
  boolean,
  define,
  type Infer,
  integer,
  literal,
  max,
  min,
  nullable,
  object,
  optional,
  string,
} from "superstruct";
import type { ReceiptNumber } from "../../domain/identifiers.ts";
import { isReceiptNumber } from "../../domain/payments/orderNumber.ts";
import { type Codec, codec, ringgit } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/**
 * A digital licence as it is read (docs/specification.md, section 3, "Digital licence"). Pictures are fetched by calls of their
 * own.
 */

const receiptNumber = define<ReceiptNumber>("receipt number", isReceiptNumber);

/** What the licence's print follows: the template (docs/specification.md, section 9, "Licence print"). */
export const lesenPrint = max(min(integer(), 1), 10);

/** The server alone fills it, from the payment that renewed the licence. */
export const licencePayment = object({
  receipt_no: receiptNumber,
  /** When the signed proof came, in UTC. */
  timestamp: instant,
  paid_until_year: integer(),
  /** Null where a licence is renewed by the year. */
  paid_until_month: nullable(integer()),
  amount: ringgit,
});

/** What is printed of the licence itself. */
export const printedLicence = object({
  license_no: shortText,
  m_kod_type: shortText,
  lesen_print: lesenPrint,
  /** Whether it is an operasi licence: of a print type under 4 it needs the owner's photo (docs/specification.md, section 5). */
  operasi: boolean(),
  /** Whose licence it is, and the business. Unmasked: who reads this may. */
  holder: shortText,
  nama_s: shortText,
  address: shortText,
  /** What it permits, such as "Kedai runcit"; absent where the record tells none. */
  activity: optional(shortText),
  /** The council's own conditions, each a sentence. */
  conditions: array(shortText),
  /** The days it is valid. */
  valid_from: day,
  valid_until: day,
});

/** Who signs a council's licences. */
export const licenceSigner = object({ name: shortText, title: shortText });

export const digitalLicence = object({
  _id: string(),
  type: literal("digital_license"),
  council: councilCode,
  payment: licencePayment,
  license: printedLicence,
  /** Who signs it, and the call that brings the signature's picture, below the portal's base path; null where there is none. */
  signature: nullable(object({ ...licenceSigner.schema, picture: nullable(string()) })),
  /** What its Code 128 holds: the number and the period. */
  barcode: string(),
  /** The calls that bring the council's logo and the owner's photo, alike. */
  logo: nullable(string()),
  picture: nullable(string()),
  /**
   * What the QR code leads to: the portal's page that checks the statement, which stands in the fragment
   * (src/domain/statement.ts).
   */
  url: string(),
});

const paymentBlock = codec(licencePayment);

export const digitalLicenceCodec: Codec<DigitalLicence> = {
  read: codec(digitalLicence).read,
  // the amount stands a level below, where a codec alone does not look
  write: (licence) => ({ ...licence, payment: paymentBlock.write(licence.payment) }),
};

export type LicencePayment = Infer<typeof licencePayment>;
export type DigitalLicence = Infer<typeof digitalLicence>;
