import { array, type as atLeast, literal, nullable, string } from "superstruct";

/** {database}/_session's answers, as CouchDB gives them (protocols 3.1). */

const roles = array(string());

/** To a log-in. */
export const loggedInAnswer = atLeast({ ok: literal(true), name: string(), roles });

/** To who asks who is logged in: the name is null when nobody is. */
export const sessionAnswer = atLeast({ userCtx: atLeast({ name: nullable(string()), roles }) });
