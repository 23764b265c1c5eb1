import { isDeepStrictEqual } from "node:util";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { type StoredConfiguration, storedConfiguration } from "../../api/schemas/storedConfiguration.ts";
import type { DocumentStore, StoredDocument } from "../databases/documentStore.ts";
import { inForce } from "./inForce.ts";
import { type ConfigurationProblem, problemsOfValues } from "./problems.ts";

export const CONFIGURATION = "configuration";

/** The document with the last valid fields, for a process that starts while the configuration is invalid. */
const LAST_GOOD = "configuration_last_good";

/** Fields of the stored document that are not part of the configuration. */
const BESIDES = ["_id", "_rev", "last_change", "last_act"];

/** The configuration that the process uses, and why. */
export interface ConfigurationReading {
  readonly configuration: StoredConfiguration;
  /**
   * `stored`: the document, or the defaults when there is none. `last good`: the document is invalid, so the last valid one
   * applies. `closed`: no valid one is known, so the defaults apply and the portal is closed.
   */
  readonly source: "stored" | "last good" | "closed";
  /** The errors of the stored document. Empty when it is valid. */
  readonly problems: readonly ConfigurationProblem[];
}

/** The last valid configuration of each database that this process has open, and the revision of its document. */
const lastGood = new WeakMap<
  DocumentStore,
  { readonly revision: string | undefined; readonly configuration: StoredConfiguration }
>();

/** The configuration in force, with its defaults. An invalid document changes nothing and breaks no call. */
export async function readConfiguration(metadata: DocumentStore, now: Date): Promise<Configuration> {
  return inForce((await readingOf(metadata, await metadata.read(CONFIGURATION))).configuration, now);
}

/** The fields that no period limits, for callers without a clock. */
export async function readLastingConfiguration(metadata: DocumentStore): Promise<LastingConfiguration> {
  return (await readingOf(metadata, await metadata.read(CONFIGURATION))).configuration;
}

export interface LastingConfiguration extends Pick<Configuration, "licences"> {
  readonly councils: Readonly<Record<string, Pick<Configuration["councils"][string], "bill_fact">>>;
}

/** The configuration with its source, for a document that the caller has read. */
export async function readingOf(
  metadata: DocumentStore,
  document: StoredDocument | undefined,
): Promise<ConfigurationReading> {
  const last = lastGood.get(metadata);
  const isKnown = last !== undefined && last.revision === document?._rev;
  const configuration = isKnown ? last.configuration : judged(fieldsOf(document));
  if (configuration !== undefined) {
    lastGood.set(metadata, { revision: document?._rev, configuration });
    return { configuration, source: "stored", problems: [] };
  }
  const problems = problemsOfValues(fieldsOf(document));
  const known = last?.configuration ?? judged((await metadata.read(LAST_GOOD))?.fields);
  if (known !== undefined) return { configuration: known, source: "last good", problems };
  // we do not know what the operator switched off or which reduction applied, so the portal sells nothing
  return { configuration: storedConfiguration.create({ closing: true }), source: "closed", problems };
}

/** The configuration of these fields, or undefined when they are invalid. Unknown fields are left out. */
function judged(fields: unknown): StoredConfiguration | undefined {
  const [failure, configuration] = storedConfiguration.validate(fields, { coerce: true, mask: true });
  return failure === undefined ? configuration : undefined;
}

/** The fields that the document sets. Empty when there is no document. */
export function fieldsOf(document: StoredDocument | undefined): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(document ?? {}).filter(([name]) => !BESIDES.includes(name)));
}

/** Stores the fields of a valid document, for processes that start while it is invalid. */
export async function keepLastGood(
  metadata: DocumentStore,
  document: StoredDocument | undefined,
): Promise<void> {
  const fields = fieldsOf(document);
  const kept = await metadata.read(LAST_GOOD);
  if (isDeepStrictEqual(kept?.fields, fields)) return;
  // when another process wrote first, its next check corrects the content
  await metadata.write({ ...(kept && { _rev: kept._rev }), _id: LAST_GOOD, fields });
}
