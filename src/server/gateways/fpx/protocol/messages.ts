import { createPrivateKey, createSign, type KeyObject, verify, X509Certificate } from "node:crypto";
import type { Struct } from "superstruct";
import { decodeFormBody } from "../../../http/formBody.ts";
import { remembered } from "./remembered.ts";
import {
  AuthorizationRequest,
  BANK_LIST_ENQUIRY_FIELDS,
  BANK_LIST_REPLY_FIELDS,
  BankListEnquiry,
  BankListReply,
  CONFIRMATION_FIELDS,
  Confirmation,
  REQUEST_FIELDS,
  StatusEnquiry,
} from "./schemas.ts";

/** A value contains "|". Two different messages could then have the same source string, and so the same signature. */
export class AmbiguousFieldError extends Error {
  override readonly name = "AmbiguousFieldError";
  readonly field: string;

  constructor(field: string) {
    super(`${field} holds a "|", which separates the values of an FPX source string: remove it`);
    this.field = field;
  }
}

/**
 * The text that a checksum signs: the values in ASCII order of their field names, joined by "|". An empty value keeps its place
 * (docs/protocols.md, FPX).
 * @param fields the message's fields without fpx_checkSum, in any order
 * @param unescaped the one field that may contain "|"; with only one, the limits of the other values are still certain
 * @throws AmbiguousFieldError when another value contains "|"
 */
export function sourceString<Field extends string>(
  fields: readonly Field[],
  values: Readonly<Record<Field, string>>,
  unescaped?: Field,
): string {
  return [...fields]
    .sort()
    .map((field) => {
      const value = values[field];
      if (field !== unescaped && value.includes("|")) throw new AmbiguousFieldError(field);
      return value;
    })
    .join("|");
}

/** FPX requires RSA PKCS#1 v1.5 with SHA-1 (docs/protocols.md, FPX). */
const ALGORITHM = "RSA-SHA1";

const HEX = /^(?:[0-9A-Fa-f]{2})+$/;

export type UnverifiedReason = "no_certificate" | "expired" | "mismatch" | "missing_checksum";

/** An unverified answer proves nothing about the money. The payment keeps its status, and the server asks again. */
export type Verification =
  | { readonly verified: true }
  | { readonly verified: false; readonly reason: UnverifiedReason };

const keyOf = remembered(createPrivateKey);

/** Reads a certificate in PEM or DER, the two forms of a .cer file; undefined when the content is not a certificate. */
export function readCertificate(content: string | Uint8Array<ArrayBuffer>): X509Certificate | undefined {
  try {
    return new X509Certificate(content);
  } catch {
    return undefined;
  }
}

/** The validity and the key of a PEM certificate; undefined when the text is not a certificate. */
export const certificateOf = remembered((pem) => {
  const certificate = readCertificate(pem);
  if (certificate === undefined) return undefined;
  const { validFrom, validTo, publicKey } = certificate;
  return { from: new Date(validFrom), until: new Date(validTo), key: publicKey };
});

/**
 * Signs a source string.
 * @param privateKey PEM
 * @returns the signature in upper-case hex, 512 characters for a 2048-bit key
 */
export function signSource(source: string, privateKey: string): string {
  return createSign(ALGORITHM).update(source, "utf8").sign(keyOf(privateKey), "hex").toUpperCase();
}

/**
 * Checks a checksum with each certificate that is valid at `now`, since FPX has a current and a next one (docs/protocols.md,
 * FPX). Never throws.
 * @param certificates PEM, in any order
 * @returns no_certificate when none is readable or none has begun; expired when one has ended and none is valid
 */
export function verifySource(
  source: string,
  checksum: string,
  certificates: readonly string[],
  now: Date,
): Verification {
  if (checksum === "") return { verified: false, reason: "missing_checksum" };
  const begun = certificates
    .map(certificateOf)
    .filter((certificate) => certificate !== undefined)
    .filter(({ from }) => from <= now);
  if (begun.length === 0) return { verified: false, reason: "no_certificate" };
  const valid = begun.filter(({ until }) => now <= until);
  if (valid.length === 0) return { verified: false, reason: "expired" };
  // Buffer.from(…, "hex") stops silently at the first character that is not hex
  if (!HEX.test(checksum)) return { verified: false, reason: "mismatch" };
  const signature = new Uint8Array(Buffer.from(checksum, "hex"));
  return valid.some(({ key }) => verifies(source, signature, key))
    ? { verified: true }
    : { verified: false, reason: "mismatch" };
}

function verifies(source: string, signature: Uint8Array<ArrayBuffer>, key: KeyObject): boolean {
  return (
    key.asymmetricKeyType === "rsa" && verify(ALGORITHM, new TextEncoder().encode(source), key, signature)
  );
}

/** `no_answer` is any body without a checksum: "ERROR", "PROSESSING ERROR" (so spelled), an HTML page, an empty body. */
type WireBody =
  | { readonly kind: "values"; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: "no_answer" };

export function decodeWireBody(body: string): WireBody {
  const values = decodeFormBody(body);
  return values !== undefined && Object.hasOwn(values, "fpx_checkSum")
    ? { kind: "values", values }
    : { kind: "no_answer" };
}

/** FPX's messages by fpx_msgType. */
export interface FpxMessages {
  readonly AR: AuthorizationRequest;
  readonly AE: StatusEnquiry;
  readonly AC: Confirmation;
  readonly BE: BankListEnquiry;
  readonly BC: BankListReply;
}

export type FpxMessageType = keyof FpxMessages;

/** A message's values before signing. sealMessage adds the type and the checksum. */
export type FpxValues<Type extends FpxMessageType> = Omit<FpxMessages[Type], "fpx_msgType" | "fpx_checkSum">;

type Definitions = {
  readonly [Type in FpxMessageType]: {
    readonly schema: Struct<FpxMessages[Type], unknown>;
    readonly source: (message: FpxMessages[Type]) => string;
    /** FPX writes this message. The server ignores unknown fields in it, and reads missing fields as empty. */
    readonly isAnswer?: true;
  };
};

const DEFINITIONS: Definitions = {
  AR: { schema: AuthorizationRequest, source: (message) => sourceString(REQUEST_FIELDS, message) },
  AE: { schema: StatusEnquiry, source: (message) => sourceString(REQUEST_FIELDS, message) },
  AC: {
    schema: Confirmation,
    source: (message) => sourceString(CONFIRMATION_FIELDS, message, "fpx_buyerName"),
    isAnswer: true,
  },
  BE: { schema: BankListEnquiry, source: (message) => sourceString(BANK_LIST_ENQUIRY_FIELDS, message) },
  BC: {
    schema: BankListReply,
    source: (message) => sourceString(BANK_LIST_REPLY_FIELDS, message),
    isAnswer: true,
  },
};

/** A value breaks a field rule. The error names only the field, because the value may be personal data. */
export class FpxFieldError extends Error {
  override readonly name = "FpxFieldError";
  readonly field: string;

  constructor(type: FpxMessageType, field: string) {
    super(`${field} of an ${type} message does not follow the FPX field rules: compare it with schemas.ts`);
    this.field = field;
  }
}

/**
 * Adds the type and the checksum.
 * @param privateKey PEM
 * @throws FpxFieldError when a value breaks a field rule
 */
export function sealMessage<Type extends FpxMessageType>(
  type: Type,
  values: FpxValues<Type>,
  privateKey: string,
): FpxMessages[Type] {
  const [failure, message] = DEFINITIONS[type].schema.validate({
    ...values,
    fpx_msgType: type,
    fpx_checkSum: "",
  });
  if (failure !== undefined) throw new FpxFieldError(type, String(failure.key));
  return { ...message, fpx_checkSum: signSource(DEFINITIONS[type].source(message), privateKey) };
}

/** The result of reading a body by the field rules. Its checksum is not checked yet. */
type ReadMessage<Type extends FpxMessageType> =
  | { readonly kind: "message"; readonly message: FpxMessages[Type] }
  | { readonly kind: "malformed"; readonly field: string }
  | { readonly kind: "no_answer" };

/** Decodes and validates a body. Never throws. */
export function readMessage<Type extends FpxMessageType>(type: Type, body: string): ReadMessage<Type> {
  const decoded = decodeWireBody(body);
  if (decoded.kind === "no_answer") return decoded;
  const { schema, isAnswer = false } = DEFINITIONS[type];
  const [failure, message] = schema.validate(decoded.values, { coerce: isAnswer, mask: isAnswer });
  return failure === undefined
    ? { kind: "message", message }
    : { kind: "malformed", field: String(failure.key) };
}

/** Checks a message's checksum with the sender's certificates (PEM). Never throws. */
export function verifyMessage<Type extends FpxMessageType>(
  type: Type,
  message: FpxMessages[Type],
  certificates: readonly string[],
  now: Date,
): Verification {
  return verifySource(DEFINITIONS[type].source(message), message.fpx_checkSum, certificates, now);
}

/** The result of decoding, validating and verifying a body. Believe only `message`. */
export type OpenedMessage<Type extends FpxMessageType> =
  | ReadMessage<Type>
  | { readonly kind: "unverified"; readonly reason: UnverifiedReason };

/** Reads and verifies a body. Never throws. Any result but `message` proves nothing about the money. */
export function openMessage<Type extends FpxMessageType>(
  type: Type,
  body: string,
  certificates: readonly string[],
  now: Date,
): OpenedMessage<Type> {
  const read = readMessage(type, body);
  if (read.kind !== "message") return read;
  const verification = verifyMessage(type, read.message, certificates, now);
  return verification.verified ? read : { kind: "unverified", reason: verification.reason };
}
