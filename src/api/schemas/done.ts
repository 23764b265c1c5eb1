import { type as atLeast, literal, string } from "superstruct";

/** The answer to a call that has been done and tells nothing else. */
export const doneAnswer = atLeast({ ok: literal(true) });

/** CouchDB's answer to an update: which document is written (docs/protocols.md, CouchDB). */
export const writtenAnswer = atLeast({ ok: literal(true), id: string() });
