import { array, enums, type Infer, nullable, object, optional, record, string, unknown } from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";

/** The changes of the configuration, as the command and the desk read them. */

/** A field's values as JSON. Absent when the field had no value. */
const fieldChange = object({ field: string(), from: optional(unknown()), to: optional(unknown()) });

export type FieldChange = Infer<typeof fieldChange>;

export const configurationChange = object({
  at: instant,
  /** The command that made the change, or the name of the staff account. */
  by: string(),
  /** The revision before the change. */
  replaced: string(),
  changed: array(fieldChange),
});

export type ConfigurationChange = Infer<typeof configurationChange>;

/** The answer to a change, and to `{}`: the stored configuration with its periods. */
export const configurationAnswer = object({
  configuration: record(string(), unknown()),
  revision: string(),
  /** When the server read it. A period that begins later is planned. */
  at: instant,
  /** Where the configuration in use comes from (readConfiguration.ts). */
  source: enums(["stored", "last good", "closed"]),
  /** The problems of the stored document, as sentences. */
  wrong: array(string()),
  changed: array(fieldChange),
});

export type ConfigurationAnswer = Infer<typeof configurationAnswer>;

/** The changes, the oldest first. */
export const changesAnswer = object({ changes: array(configurationChange) });

/** GET /api/admin/configuration/changes: a page, the newest first. */
export const changesPage = object({
  changes: array(object({ id: string(), ...configurationChange.schema })),
  /** The `before` of the next page. Null at the end. */
  next: nullable(string()),
});

/** POST /api/admin/configuration. The revision is the one that the person saw. */
export const configurationRequest = object({ revision: string(), change: record(string(), unknown()) });

/** Who changed the configuration last, in the refusal of a change that began before. */
export const lastChange = object({ at: instant, by: string() });

export type LastChange = Infer<typeof lastChange>;
export type ChangesPage = Infer<typeof changesPage>;
