import { array, type as atLeast, literal, nullable, object, string } from "superstruct";
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
