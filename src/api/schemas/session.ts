import { array, type as atLeast, literal, nonempty, nullable, object, size, string } from "superstruct";
import { shortText } from "../../domain/schemas/plainText.ts";

/** {database}/_session's answers, as CouchDB gives them (docs/protocols.md, CouchDB). */

const roles = array(string());

/** A log-in. CouchDB ignores what else is sent. */
export const credentials = object({ name: shortText, password: size(nonempty(string()), 1, 1024) });

/** To a log-in. */
export const loggedInAnswer = atLeast({ ok: literal(true), name: string(), roles });

/** To who asks who is logged in: the name is null when nobody is. */
export const sessionAnswer = atLeast({ userCtx: atLeast({ name: nullable(string()), roles }) });
