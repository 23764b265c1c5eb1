import { bytesOfBase64Url } from "../base64.ts";
import { type CouncilCode, isCouncilCode } from "../councils.ts";
import { sen } from "../money.ts";
import { isReceiptNumber } from "../payments/orderNumber.ts";
import { parseIdentifier } from "../remittanceNumber.ts";
import { isDay } from "../schemas/dayStructs.ts";
import { isPlainText } from "../schemas/plainText.ts";
import type { Statement } from "./statement.ts";

/**
 * A statement as a QR code contains it: `<key id>.<fields>.<signature>`. Every character is safe in an address. Tildes separate
 * the fields, and a person can read them (docs/verify.md):
 *
 *     1f0c93ab.r~mpt-mdsp~R261122-ABCDE-FGHJK-M~34310~2026-11-22.<86 characters>
 *     1f0c93ab.l~mpt~R1300001~2026-11-22~2027-12-31.<86 characters>
 *     1f0c93ab.m~mpt-2026-14~57~890410~2026-11-22.<86 characters>
 */
export interface CompactStatement {
  readonly keyId: string;
  readonly statement: Statement;
  /** The bytes that the signature covers. */
  readonly signed: Uint8Array<ArrayBuffer>;
  /** ECDSA over P-256 and SHA-256 in the format of IEEE P1363: 64 bytes. */
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** The signed text begins with its purpose, so that no other signature of the same key passes as a statement's. */
const PURPOSE = "kaunter-statement:";

export const KEY_ID = /^[0-9a-f]{8}$/;
const COMPACT = /^([0-9a-f]{8})\.(.+)\.([A-Za-z0-9_-]{86})$/;
const BEGINNING = /^[0-9a-f]{8}\.[rlm]~/;

/** Fits a receipt of all councils, and a licence number of 200 characters that are not Latin. */
const LONGEST = 2500;

/** The longest licence number, in characters. */
const LONGEST_NUMBER = 200;

/** The compact form without its signature. */
export function unsignedStatement(keyId: string, statement: Statement): string {
  return `${keyId}.${fieldsOf(statement).join("~")}`;
}

export function signedBytes(unsigned: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(PURPOSE + unsigned);
}

/** Whether the text begins like a compact statement, even when the rest is missing. */
export function beginsAsStatement(text: string): boolean {
  return BEGINNING.test(text);
}

/**
 * Parses a compact statement. It does not check the signature.
 * @returns undefined when the text is cut off, or is not exactly as `unsignedStatement` writes it
 */
export function readCompact(text: string): CompactStatement | undefined {
  if (text.length > LONGEST) return undefined;
  const [, keyId, fields, signatureText] = COMPACT.exec(text) ?? [];
  if (keyId === undefined || fields === undefined || signatureText === undefined) return undefined;
  const statement = statementOf(fields.split("~"));
  const signature = bytesOfBase64Url(signatureText);
  if (statement === undefined || signature === undefined) return undefined;
  const unsigned = unsignedStatement(keyId, statement);
  return unsigned === `${keyId}.${fields}`
    ? { keyId, statement, signed: signedBytes(unsigned), signature }
    : undefined;
}

function fieldsOf(statement: Statement): readonly string[] {
  if (statement.kind === "receipt") {
    const { issuers, number, amount, paidOn } = statement;
    return ["r", issuers.join("-"), number, String(amount), paidOn];
  }
  if (statement.kind === "remittance") {
    const { number, lines, amount, day } = statement;
    return ["m", number, String(lines), String(amount), day];
  }
  const { issuer, number, issuedOn, validUntil } = statement;
  return ["l", issuer, encodeURIComponent(number).replaceAll("~", "%7E"), issuedOn, validUntil];
}

function statementOf([kind, ...fields]: readonly string[]): Statement | undefined {
  if (kind === "r") return receiptOf(fields);
  if (kind === "m") return remittanceOf(fields);
  return kind === "l" ? licenceOf(fields) : undefined;
}

function receiptOf([issuers = "", number, amount = "", paidOn = "", ...more]: readonly string[]) {
  const codes: readonly CouncilCode[] = issuers.split("-").filter(isCouncilCode);
  const isWhole = /^\d{1,12}$/.test(amount) && isDay(paidOn) && more.length === 0;
  if (!isWhole || codes.length === 0 || !isReceiptNumber(number)) return undefined;
  return { kind: "receipt", issuers: codes, number, amount: sen(Number(amount)), paidOn } as const;
}

function licenceOf([issuer, encoded = "", issuedOn = "", validUntil = "", ...more]: readonly string[]) {
  const number = decoded(encoded);
  const isWhole = isDay(issuedOn) && isDay(validUntil) && more.length === 0;
  if (!isWhole || !isCouncilCode(issuer) || number === undefined) return undefined;
  return { kind: "licence", issuer, number, issuedOn, validUntil } as const;
}

function remittanceOf([number = "", lines = "", amount = "", day = "", ...more]: readonly string[]) {
  const isWhole = /^\d{1,9}$/.test(lines) && /^-?\d{1,12}$/.test(amount) && isDay(day) && more.length === 0;
  if (!isWhole || !isCouncilCode(parseIdentifier(number)?.council)) return undefined;
  return { kind: "remittance", number, lines: Number(lines), amount: sen(Number(amount)), day } as const;
}

function decoded(encoded: string): string | undefined {
  try {
    const number = decodeURIComponent(encoded);
    const isNumber = number !== "" && number.length <= LONGEST_NUMBER && isPlainText(number);
    return isNumber ? number : undefined;
  } catch {
    return undefined;
  }
}
