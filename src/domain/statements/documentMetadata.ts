import { statementIn } from "./verifyLink.ts";

/** The namespace of our own properties in the XMP packet (docs/verify.md). */
const NAMESPACE = "urn:kaunter:statement:1.0/";

export interface PdfFacts {
  readonly title: string;
  readonly issuer: string;
  /** A language tag of BCP 47. */
  readonly language: string;
  /** The program that wrote the file. */
  readonly producer: string;
  /** The links of the QR codes. */
  readonly links: readonly string[];
}

/**
 * Replaces the XMP packet that pdfkit writes. Ours has the signed statements, so that a program verifies the file without its
 * picture. pdfkit would write the title without escaping it.
 * @param pdf a document of pdfkit
 */
export function writeMetadata(pdf: object, { title, issuer, language, links, producer }: PdfFacts): void {
  const statements = links.flatMap((link) => {
    const found = statementIn(link);
    return found.kind === "statement" ? [found.compact] : [];
  });
  const text = (value: string) => `<rdf:li>${escaped(value)}</rdf:li>`;
  const packet = [
    '<rdf:Description rdf:about=""',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ` xmlns:kaunter="${NAMESPACE}">`,
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:creator><rdf:Seq>${text(issuer)}</rdf:Seq></dc:creator>`,
    `<dc:language><rdf:Bag>${text(language)}</rdf:Bag></dc:language>`,
    `<pdf:Producer>${producer}</pdf:Producer>`,
    "<xmp:CreatorTool>Kaunter</xmp:CreatorTool>",
    ...(statements.length === 0
      ? []
      : [`<kaunter:statements><rdf:Bag>${statements.map(text).join("\n")}</rdf:Bag></kaunter:statements>`]),
    "</rdf:Description>",
  ].join("\n");
  // The types of pdfkit list neither this method nor `appendXML`.
  const unlisted: { _addInfo(this: { appendXML(xml: string): void }): void } = {
    _addInfo() {
      this.appendXML(packet);
    },
  };
  Object.assign(pdf, unlisted);
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? "");
}
