import { isDeepStrictEqual } from "node:util";
import {
  type Configuration,
  configurationDocument,
  councilSwitches,
} from "../../api/schemas/configuration.ts";
import type { Clock } from "../clock.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { invalidRequest, Refusal } from "../http/refusal.ts";
import { type ConfigurationAnswer, type FieldChange, keepChange } from "./changes.ts";
import { type FieldPath, isGroup, SERVERS_OWN } from "./fields.ts";
import { type Fields, isFields, problemsOfNames, problemsOfValues } from "./problems.ts";
import { CONFIGURATION, fieldsOf, readingOf } from "./readConfiguration.ts";

/** The revision of a configuration that nobody has set yet. */
const NONE = "none";

/**
 * Changes the fields that are given and leaves the others; null takes a field back to its default. Where `revision` is given, the
 * configuration must still be of that revision; where it is not, the change is made to the current one.
 * @param given not yet read
 * @param by what changes it, for the record of changes; no person's name
 * @returns the configuration after it, and which fields changed: none where nothing was given
 * @throws Refusal 400; 422 where a field is wrong, 409 where the revision is another, each with `problems` for a person
 */
export async function changeConfiguration(
  metadata: DocumentStore,
  clock: Clock,
  given: unknown,
  by: string,
): Promise<ConfigurationAnswer> {
  if (!isFields(given)) throw invalidRequest();
  const { revision, ...wanted } = given;
  for (;;) {
    const document = await metadata.read(CONFIGURATION);
    const replaced = document?._rev ?? NONE;
    if (revision !== undefined && revision !== replaced) throw refused(409, [changedSince(replaced)]);
    const { configuration, source } = await readingOf(metadata, document);
    const before = settable(configuration);
    const stored = fieldsOf(document);
    // what is given as it is already is not stored, so that it goes on following its default
    const next = merged(stored, wanted, source === "stored" ? before : undefined, []) as Fields;
    const names = problemsOfNames(withoutRemoved(wanted, stored));
    if (names.length > 0) throw refused(422, names.map(sentenceOf));
    if (isDeepStrictEqual(next, stored)) return await answer(metadata, []);
    const values = problemsOfValues(next);
    if (values.length > 0) throw refused(422, values.map(sentenceOf));

    // what a crash may have left out of the record
    await keepChange(metadata, document?.last_change);
    const changed = changesBetween(before, settable(configurationDocument.create(next)));
    const change = { at: clock.now().toISOString(), by, replaced, changed };
    const replacing = document && { _rev: document._rev };
    // another change came between: this one is made to the current document
    if (!(await metadata.write({ ...next, ...replacing, _id: CONFIGURATION, last_change: change }))) continue;
    await keepChange(metadata, change);
    return await answer(metadata, changed);
  }
}

async function answer(
  metadata: DocumentStore,
  changed: readonly FieldChange[],
): Promise<ConfigurationAnswer> {
  const document = await metadata.read(CONFIGURATION);
  const { configuration, source, problems } = await readingOf(metadata, document);
  return {
    configuration: settable(configuration),
    revision: document?._rev ?? NONE,
    source,
    wrong: problems.map(sentenceOf),
    changed: [...changed],
  };
}

const sentenceOf = ({ sentence }: { readonly sentence: string }): string => sentence;

const changedSince = (revision: string): string =>
  `The configuration was changed meanwhile and is of revision ${JSON.stringify(revision)}. Show it again, and give your change once more.`;

const refused = (status: 409 | 422, problems: readonly string[]): Refusal =>
  new Refusal(status, "invalid_request", { details: { problems } });

/** What of the configuration is set by its document, as JSON holds it. */
function settable(configuration: Configuration): Fields {
  const fields = Object.entries(configuration).filter(([name]) => !SERVERS_OWN.has(name));
  return JSON.parse(JSON.stringify(Object.fromEntries(fields)));
}

/**
 * The stored value with what is given (RFC 7396): the fields of a group one by one, anything else whole.
 * @param effective what is in force; undefined where what is stored is not
 * @returns undefined where the field goes back to its default
 */
function merged(stored: unknown, given: unknown, effective: unknown, path: FieldPath): unknown {
  if (given === null) return undefined;
  if (!isGroup(path) || !isFields(given)) return isDeepStrictEqual(given, effective) ? stored : given;
  const next = new Map(Object.entries(isFields(stored) ? stored : {}));
  for (const [name, nested] of Object.entries(given)) {
    const current = isFields(effective) ? effective[name] : undefined;
    const value = merged(next.get(name), nested, current, [...path, name]);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next.size === 0 && stored === undefined ? undefined : Object.fromEntries(next);
}

/** Without what is stored under a name that nobody knows, and is taken away. */
function withoutRemoved(given: Fields, stored: unknown): Fields {
  const current = isFields(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name, nested]) => nested !== null || !Object.hasOwn(current, name))
      .map(([name, nested]) => [name, isFields(nested) ? withoutRemoved(nested, current[name]) : nested]),
  );
}

function changesBetween(before: Fields, after: Fields): readonly FieldChange[] {
  const [was, is] = [leavesOf(before, after), leavesOf(after, before)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !isDeepStrictEqual(was.get(field), is.get(field)))
    .map((field) => ({ field, from: was.get(field), to: is.get(field) }));
}

/** Each field that is set by itself. A council that the other configuration lists and this one does not has its defaults. */
function leavesOf(fields: Fields, other: Fields): ReadonlyMap<string, unknown> {
  const listed = isFields(other.councils) ? Object.keys(other.councils) : [];
  const byDefault = Object.fromEntries(listed.map((code) => [code, councilSwitches.create({})]));
  const councils = { ...byDefault, ...(isFields(fields.councils) ? fields.councils : {}) };
  return new Map(leavesBelow({ ...fields, councils }, []));
}

function leavesBelow(value: unknown, path: FieldPath): readonly (readonly [string, unknown])[] {
  if (!isGroup(path) || !isFields(value)) return [[path.join("."), value]];
  return Object.entries(value).flatMap(([name, nested]) => leavesBelow(nested, [...path, name]));
}
