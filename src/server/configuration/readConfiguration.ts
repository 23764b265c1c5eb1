import { isDeepStrictEqual } from "node:util";
import { type Configuration, configurationDocument } from "../../api/schemas/configuration.ts";
import type { DocumentStore, StoredDocument } from "../databases/documentStore.ts";
import { type ConfigurationProblem, problemsOfValues } from "./problems.ts";

export const CONFIGURATION = "configuration";

/** What the document held when it was last found good, for a process that starts while it is wrong. */
const LAST_GOOD = "configuration_last_good";

/** What of the stored document is no field of the configuration. */
const BESIDES = ["_id", "_rev", "last_change"];

/** What the process goes by, and why. */
export interface ConfigurationReading {
  readonly configuration: Configuration;
  /**
   * `stored`: the document, or the defaults where there is none. Where the document is wrong: `last good`, what it contained before;
   * `closed`, the defaults with the portal closed, where nothing good is known.
   */
  readonly source: "stored" | "last good" | "closed";
  /** What is wrong with the stored document; nothing of one that is good. */
  readonly problems: readonly ConfigurationProblem[];
}

/** The last good configuration of each database that this process has open. */
const lastGood = new WeakMap<DocumentStore, Configuration>();

/** The configuration with its defaults filled in. A document that is wrong changes nothing and breaks no call. */
export async function readConfiguration(metadata: DocumentStore): Promise<Configuration> {
  return (await readingOf(metadata, await metadata.read(CONFIGURATION))).configuration;
}

/** The same with where it came from, by the document that was read. */
export async function readingOf(
  metadata: DocumentStore,
  document: StoredDocument | undefined,
): Promise<ConfigurationReading> {
  const configuration = judged(fieldsOf(document));
  if (configuration !== undefined) {
    lastGood.set(metadata, configuration);
    return { configuration, source: "stored", problems: [] };
  }
  const problems = problemsOfValues(fieldsOf(document));
  const known = lastGood.get(metadata) ?? judged((await metadata.read(LAST_GOOD))?.fields);
  if (known !== undefined) return { configuration: known, source: "last good", problems };
  // nobody knows what the operator had switched off, or what a reduction was: nothing is sold
  return { configuration: configurationDocument.create({ closing: true }), source: "closed", problems };
}

/** The configuration that the fields make; undefined where they are wrong. Fields that are unknown are left out. */
function judged(fields: unknown): Configuration | undefined {
  const [failure, configuration] = configurationDocument.validate(fields, { coerce: true, mask: true });
  return failure === undefined ? configuration : undefined;
}

/** What the document sets; nothing where there is none. */
export function fieldsOf(document: StoredDocument | undefined): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(document ?? {}).filter(([name]) => !BESIDES.includes(name)));
}

/** Keeps what a good document holds, for processes that start while it is wrong. */
export async function keepLastGood(
  metadata: DocumentStore,
  document: StoredDocument | undefined,
): Promise<void> {
  const fields = fieldsOf(document);
  const kept = await metadata.read(LAST_GOOD);
  if (isDeepStrictEqual(kept?.fields, fields)) return;
  // where another process was first, its next look sees to it
  await metadata.write({ ...(kept && { _rev: kept._rev }), _id: LAST_GOOD, fields });
}
