import type { i18n } from "i18next";
import type { Client } from "../../../api/client.ts";
import { PortalError } from "../../../api/fault.ts";
import type { Renewal } from "../../../charges/license/renewals.ts";
import type { StatusToken } from "../../../domain/identifiers.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../../domain/language.ts";
import { addNamespaces } from "../../../i18n/useNamespaces.ts";
import { licenceDocument } from "../../../print/licence/licenceDocument.ts";
import { licenceSet } from "../../../print/licence/licenceSet.ts";
import type { Certificate, PrintedDocument, SheetPaper } from "../../../print/printedDocument.ts";
import { findLicence } from "../../licence/findLicence.ts";

/** The licences that a payment renewed, and the payment's status token, which gives access to them. */
export interface RenewedLicences {
  readonly renewals: readonly Renewal[];
  readonly token: StatusToken;
}

/**
 * Describes all licences of a payment as one document. Reads them one after the other, because a payment may have many.
 * @returns the document, undefined if no licence can be printed, and the licences that are left out. Each licence's own page says
 * why it is not printed.
 * @throws PortalError when a call fails
 */
export async function describeLicences(
  { client, i18n }: { readonly client: Client; readonly i18n: i18n },
  { renewals, token }: RenewedLicences,
  paper: SheetPaper,
): Promise<{ readonly document: PrintedDocument | undefined; readonly leftOut: readonly Renewal[] }> {
  await addNamespaces(i18n, ["licence", "documents"]);
  const reader = { language: isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE, t: i18n.t };
  const { signal } = new AbortController();
  const certificates: Certificate[] = [];
  const leftOut: Renewal[] = [];
  for (const renewal of renewals) {
    const { licence: key, council } = renewal;
    const found = await findLicence(client, { key, council, token }, signal);
    if (found.status === "picture_fault") throw new PortalError(found.fault);
    if (found.status === "found")
      certificates.push(licenceDocument(found.licence, found.pictures, reader, paper));
    else leftOut.push(renewal);
  }
  const [first, ...others] = certificates;
  return { document: first && licenceSet([first, ...others], reader), leftOut };
}
