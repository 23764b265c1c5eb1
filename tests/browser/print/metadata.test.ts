import { expect, test } from "vitest";
import { base64UrlOfBytes } from "../../../src/domain/base64.ts";
import { checkStatement, type PublishedKey } from "../../../src/domain/statements/checkStatement.ts";
import { signedBytes, unsignedStatement } from "../../../src/domain/statements/compactStatement.ts";
import type { Statement } from "../../../src/domain/statements/statement.ts";
import { statementIn, verifyLink } from "../../../src/domain/statements/verifyLink.ts";
import { DESIGNS } from "../../../src/print/certificate/designs.ts";
import { makePdf } from "../../../src/print/pdf/makePdf.ts";
import type { PrintedDocument } from "../../../src/print/printedDocument.ts";
import { LICENCE, RECEIPT } from "../../../src/print/stories/examples.ts";
import * as statements from "../../unit/domain/statements.ts";
import { withPdf } from "../../unit/print/openedPdf.ts";

/** The XMP packet of a PDF, as any program reads it. */

const KEY_ID = "1f0c93ab";

async function sign(statement: Statement): Promise<{ compact: string; published: PublishedKey }> {
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(curve, true, ["sign", "verify"]);
  const unsigned = unsignedStatement(KEY_ID, statement);
  const hash = { name: "ECDSA", hash: "SHA-256" };
  const signature = await crypto.subtle.sign(hash, privateKey, signedBytes(unsigned));
  const { x = "", y = "" } = await crypto.subtle.exportKey("jwk", publicKey);
  return {
    compact: `${unsigned}.${base64UrlOfBytes(new Uint8Array(signature))}`,
    published: { id: KEY_ID, key: { kty: "EC", crv: "P-256", x, y } },
  };
}

async function readPacket(printed: PrintedDocument) {
  const pdf = await makePdf(printed);
  const packet = await withPdf(new Uint8Array(await pdf.arrayBuffer()), async (opened) => {
    const { metadata } = await opened.getMetadata();
    return new Map<string, unknown>(metadata ?? []);
  });
  return { packet, size: pdf.size };
}

async function verdict(text: unknown, key: PublishedKey) {
  const found = statementIn(String(text));
  if (found.kind !== "statement") return found.kind;
  return checkStatement(found.read, [key], "2026-11-22", crypto.subtle);
}

test("a program verifies a receipt's PDF by the statement in its metadata and the published key, without a picture", async () => {
  const { compact, published } = await sign(statements.RECEIPT);
  const link = verifyLink("https://portal.example", compact);
  const sections = [{ kind: "codes", codes: [{ kind: "qr", value: link, caption: "Imbas" }] }] as const;
  const { packet } = await readPacket({ ...RECEIPT, sections });
  const stated = packet.get("kaunter:statements");
  expect(stated).toBe(compact);
  expect(await verdict(stated, published)).toBe("valid");
  expect(await verdict(String(stated).replace("34310", "34311"), published)).toBe("forged");
});

test("a title with mark-up stays a title in the metadata", async () => {
  const title = 'Lesen <R&D> "1"';
  const { packet } = await readPacket({ ...RECEIPT, title });
  expect(packet.get("dc:title")).toBe(title);
  expect(packet.get("dc:language")).toBe("ms-MY");
  expect(packet.get("pdf:producer")).toBe("pdfmake");
});

test.each(Object.entries(DESIGNS))(
  "the PDF of a licence, %s, has its signed statement and less than 200 kB",
  async (_kind, design) => {
    const { compact, published } = await sign(statements.LICENCE);
    const qr = { ...LICENCE.codes.qr, value: verifyLink("https://portal.example", compact) };
    const { packet, size } = await readPacket({ ...LICENCE, design, codes: { ...LICENCE.codes, qr } });
    expect(await verdict(packet.get("kaunter:statements"), published)).toBe("valid");
    expect(size).toBeLessThan(200_000);
  },
);
