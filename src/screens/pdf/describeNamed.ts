import { PortalError } from "../../api/fault.ts";
import { readPaymentStatus } from "../../api/payments.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../domain/language.ts";
import { licenceKeyOf } from "../../domain/licenceKey.ts";
import { addNamespaces } from "../../i18n/useNamespaces.ts";
import { licenceDocument } from "../../print/licence/licenceDocument.ts";
import { withProvedOwners } from "../../stores/provedOwners.ts";
import { findLicence } from "../licence/findLicence.ts";
import type { DescribeDocument } from "../parts/documents/useDocumentActions.ts";
import { describeReceipt, type ReceiptReader } from "../receipt/describeReceipt.ts";

/** The document that the address names. */
export interface NamedDocument {
  readonly statusToken: StatusToken | undefined;
  /** The base64 value of a licence. Without it, the document is the payment's receipt or notice. */
  readonly licence: string | undefined;
  readonly council: CouncilCode;
}

/**
 * Returns the function that describes the document: a receipt or a notice, by the payment's current status, or a licence.
 * @returns undefined if there is no such document or the portal does not print it. The licence's own page gives the reason.
 * "needs fact" if the council asks for a fact from the bill first.
 * @throws PortalError when a call fails
 */
export async function describeNamed(
  reader: ReceiptReader,
  { statusToken, licence, council }: NamedDocument,
  signal: AbortSignal,
): Promise<DescribeDocument | "needs fact" | undefined> {
  if (licence !== undefined) return describeLicence(reader, { statusToken, licence, council }, signal);
  if (statusToken === undefined) return undefined;
  const payment = await readPaymentStatus(reader.client, statusToken, signal);
  const asOf = new Date();
  return () => describeReceipt(reader, withProvedOwners(payment), asOf);
}

async function describeLicence(
  { client, i18n }: ReceiptReader,
  { statusToken, licence, council }: NamedDocument & { readonly licence: string },
  signal: AbortSignal,
): Promise<DescribeDocument | "needs fact" | undefined> {
  const key = licenceKeyOf(licence);
  if (key === undefined) return undefined;
  const found = await findLicence(client, { key, council, token: statusToken }, signal);
  if (found.status === "picture_fault") throw new PortalError(found.fault);
  if (found.status === "fact") return "needs fact";
  if (found.status !== "found") return undefined;
  await addNamespaces(i18n, ["licence"]);
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
  const document = licenceDocument(found.licence, found.pictures, { language, t: i18n.t });
  return async () => document;
}
