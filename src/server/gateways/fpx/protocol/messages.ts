import type { Struct } from "superstruct";
import { decodeFormBody } from "../../formBody.ts";
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
import {
  signSource,
  sourceString,
  type UnverifiedReason,
  type Verification,
  verifySource,
} from "./signature.ts";

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
    super(`${field} of an ${type} message does not follow the FPX field rules`);
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
