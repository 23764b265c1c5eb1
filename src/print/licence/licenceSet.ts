import type { Certificate, CertificateSet } from "../printedDocument.ts";
import type { Reader } from "./licenceDocument.ts";

/**
 * Several licences as one document, each on pages of its own with its own page numbers. The reader needs the namespace `documents`.
 */
export function licenceSet(
  certificates: readonly [Certificate, ...Certificate[]],
  { language, t }: Reader,
): CertificateSet {
  const [first] = certificates;
  const title = t("documents.all.title", { number: certificates.length });
  return {
    language,
    title,
    fileName: "lesen-semua",
    paper: first.paper,
    certificates,
    foot: first.foot,
  };
}
