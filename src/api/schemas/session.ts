import { array, type as atLeast, literal, nullable, object, optional, string } from "superstruct";
import { text } from "../../domain/schemas/limits.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/** The answers of {database}/_session, as CouchDB writes them (docs/protocols.md, CouchDB). */

const roles = array(string());

/** A log-in request. CouchDB ignores other fields. */
export const credentials = object({ name: shortText, password: text({ min: 1, max: 1024 }) });

/** The answer to a log-in. */
export const loggedInAnswer = atLeast({ ok: literal(true), name: string(), roles });

/** The current session. The name is null when nobody is logged in. */
export const sessionAnswer = atLeast({ userCtx: atLeast({ name: nullable(string()), roles }) });

/** A code of an authenticator app, or a recovery code. */
export const secondFactorRequest = object({ code: text({ min: 1, max: 40 }) });

/** The answer to a right code. The recovery codes are there once, when the app was set up. */
export const secondFactorAnswer = atLeast({
  ...loggedInAnswer.schema,
  recovery_codes: optional(array(string())),
});

/** The secret for an authenticator app: as base32 to type, and as the address in its QR code. */
export const enrolmentAnswer = object({ secret: string(), address: string() });
