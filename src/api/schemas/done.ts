import { type as atLeast, literal, string } from "superstruct";

/** The answer of a call that succeeded and returns nothing. */
export const doneAnswer = atLeast({ ok: literal(true) });

/** CouchDB's answer to an update, with the id of the written document (docs/protocols.md, CouchDB). */
export const writtenAnswer = atLeast({ ok: literal(true), id: string() });
