import { type DigitalLicence, digitalLicenceCodec } from "../../api/schemas/digitalLicence.ts";
import { licenceRegister } from "../../charges/license/number.ts";
import { base64UrlOf } from "../../domain/base64.ts";
import { type LicenceKey, licenceKeyText, licenceValue } from "../../domain/licenceKey.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import type { LicenceStatement } from "../../domain/statements/statement.ts";
import { verifyLink } from "../../domain/statements/verifyLink.ts";
import { hasAttachment, readCouncilPrint } from "../councils/councilPrint.ts";
import { PICTURE } from "../records/photo.ts";
import { readVisible } from "../records/visible.ts";
import type { ServicesWith } from "../services.ts";
import type { IssuedLicence } from "./issuedLicence.ts";
import { isStillOf } from "./licenceOwner.ts";
import { recordIdOf } from "./paidRenewals.ts";

/** The answer for a digital licence. It adds the calls that return the pictures, and the QR code's link, signed now. */
export async function shownLicence(
  { databases, portal, statements }: ServicesWith<"statements">,
  issued: IssuedLicence,
): Promise<WireObject> {
  const { owner: _owner, ...printed } = issued;
  const { council, license, payment } = printed;
  const { license_no: number } = license;
  const key: LicenceKey = {
    number,
    year: payment.paid_until_year,
    ...(payment.paid_until_month !== null && { month: payment.paid_until_month }),
  };
  const { signer, has } = await readCouncilPrint(databases.metadata, council);
  const record = await readVisible(databases.records, recordIdOf({ council, number }));
  const showsPhoto = record !== undefined && hasAttachment(record, PICTURE) && isStillOf(issued, record);
  const shown: DigitalLicence = {
    ...printed,
    signature:
      signer === undefined
        ? null
        : { ...signer, picture: has("signature") ? signatureCall(issued, key) : null },
    barcode: licenceKeyText(key),
    logo: has("logo") ? `api/getAttachments/metadata/logo/${council}.png` : null,
    picture: showsPhoto ? photoCall(issued) : null,
    url: verifyLink(portal, await statements.sign(statementOf(issued))),
  };
  return digitalLicenceCodec.write(shown);
}

/** The call contains the licence's key, because only a reader of that licence may see the signature. */
function signatureCall({ council }: IssuedLicence, key: LicenceKey): string {
  return `api/getAttachments/metadata/signatures/presiden.png?council=${council}&licence=${licenceValue(key)}`;
}

function photoCall({ council, license: { license_no } }: IssuedLicence): string {
  const register = licenceRegister(license_no);
  return `api/licenses/${register}/${base64UrlOf(license_no)}/attachments/${PICTURE}?council=${council}`;
}

/** The day of issue is the day of payment, so that each print has the same statement. */
function statementOf({ council, license, payment }: IssuedLicence): LicenceStatement {
  return {
    kind: "licence",
    issuer: council,
    number: license.license_no,
    issuedOn: malaysiaDate(new Date(payment.timestamp)),
    validUntil: license.valid_until,
  };
}
