import { isDeepStrictEqual } from "node:util";
import { councilSwitches } from "../../api/schemas/configuration.ts";
import type { ConfigurationAnswer, FieldChange } from "../../api/schemas/configurationChange.ts";
import { type StoredConfiguration, storedConfiguration } from "../../api/schemas/storedConfiguration.ts";
import { unnamedPeriods } from "../../api/schemas/unnamedPeriods.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { noteLastAct, noteRecorded } from "../audit/auditLog.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { invalidRequest, Refusal } from "../http/refusal.ts";
import { keepChange, lastOf } from "./changes.ts";
import { type FieldPath, isGroup, SET_BY_SERVER } from "./fields.ts";
import { type Fields, isFields, problemsOfNames, problemsOfValues } from "./problems.ts";
import { CONFIGURATION, fieldsOf, readingOf } from "./readConfiguration.ts";

/** The revision while nothing is stored. */
export const NO_REVISION = "none";

/**
 * Changes the given fields and leaves the others. Null sets a field back to its default. A switch that is set without its period
 * loses it (unnamedPeriods.ts). A period on a council's list of charges keeps the list before it for the time outside. With
 * `revision`, the stored configuration must still have that revision. Without it, the change applies to the current one.
 * @param given not yet validated
 * @param by who makes the change, for the record of changes and the audit log: the command, or the name of the staff account
 * @returns the new configuration, and the fields that changed (none for `{}`)
 * @throws Refusal 400; 422 when a field is wrong, 409 `changed_meanwhile` when the revision differs, both with `problems` for a
 * person
 */
export async function changeConfiguration(
  databases: Pick<Databases, "metadata" | "audit">,
  clock: Clock,
  given: unknown,
  by: string,
): Promise<ConfigurationAnswer> {
  if (!isFields(given)) throw invalidRequest();
  const { revision, ...wanted } = given;
  const { metadata } = databases;
  for (;;) {
    const document = await metadata.read(CONFIGURATION);
    const replaced = document?._rev ?? NO_REVISION;
    if (revision !== undefined && revision !== replaced)
      throw changedMeanwhile(replaced, document?.last_change);
    const { configuration, source } = await readingOf(metadata, document);
    const before = settable(configuration);
    const stored = fieldsOf(document);
    // a value that is already in force is not stored, so the field goes on following its default
    const set = merged(stored, wanted, source === "stored" ? before : undefined, []);
    const limited = withoutPeriods(set, unnamedPeriods(wanted)) as Fields;
    const next = withListsOutside(limited, wanted, configuration);
    const names = problemsOfNames(withoutRemoved(wanted, stored));
    if (names.length > 0) throw refused(names.map(sentenceOf));
    if (isDeepStrictEqual(next, stored)) return await answer(metadata, clock, []);
    const values = problemsOfValues(next);
    if (values.length > 0) throw refused(values.map(sentenceOf));

    // a crash may have left the last change out of the record of changes and the audit log
    await keepChange(metadata, document?.last_change);
    await noteLastAct(databases, document);
    const changed = changesBetween(before, settable(storedConfiguration.create(next)));
    const change = { at: clock.now().toISOString(), by, replaced, changed };
    const { at } = change;
    // a stored value that equals its default changes nothing that anybody sees
    const target = changed.length === 0 ? undefined : changed.map(({ field }) => field).join(", ");
    const last_act = { at, by, what: "configuration_changed", target } as const;
    const replacing = document && { _rev: document._rev };
    // another process changed the configuration in between, so start again with the new document
    if (!(await metadata.write({ ...next, ...replacing, _id: CONFIGURATION, last_change: change, last_act })))
      continue;
    await keepChange(metadata, change);
    await noteRecorded(databases, last_act);
    return await answer(metadata, clock, changed);
  }
}

async function answer(
  metadata: DocumentStore,
  clock: Clock,
  changed: readonly FieldChange[],
): Promise<ConfigurationAnswer> {
  const document = await metadata.read(CONFIGURATION);
  const { configuration, source, problems } = await readingOf(metadata, document);
  return {
    configuration: settable(configuration),
    revision: document?._rev ?? NO_REVISION,
    at: clock.now().toISOString(),
    source,
    wrong: problems.map(sentenceOf),
    changed: [...changed],
  };
}

const sentenceOf = ({ sentence }: { readonly sentence: string }): string => sentence;

const changedSince = (revision: string): string =>
  `The configuration was changed meanwhile and is of revision ${JSON.stringify(revision)}. Show it again, and give your change once more.`;

/** Names who changed it, so that the second person can ask the first. */
function changedMeanwhile(revision: string, change: unknown): Refusal {
  return new Refusal(409, "changed_meanwhile", {
    details: { problems: [changedSince(revision)], ...lastOf(change) },
  });
}

const refused = (problems: readonly string[]): Refusal =>
  new Refusal(422, "invalid_request", { details: { problems } });

/** The fields that the stored document sets, as JSON holds them. */
function settable(configuration: StoredConfiguration): Fields {
  const fields = Object.entries(configuration).filter(([name]) => !SET_BY_SERVER.has(name));
  return JSON.parse(JSON.stringify(Object.fromEntries(fields)));
}

/**
 * Merges the given value into the stored one (RFC 7396). It merges groups field by field, and replaces everything else whole.
 * @param effective the value in force; undefined when the stored configuration is invalid
 * @returns undefined when the field goes back to its default
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

/** Removes the periods at these places. */
function withoutPeriods(fields: unknown, periods: readonly FieldPath[]): unknown {
  return periods.reduce((left, path) => merged(left, changeAt(path, null), undefined, []), fields);
}

/**
 * Keeps a council's list of charges for the time outside of a period that the change sets on the list, unless the change names that
 * list (`otherwise`). Else the council would offer charges outside of the period that it never takes.
 */
function withListsOutside(fields: Fields, wanted: Fields, before: StoredConfiguration): Fields {
  return COUNCIL_CODES.reduce((left, code) => {
    const path = ["validity", "councils", code, "charges"];
    const given = path.reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), wanted);
    const period = before.validity.councils[code]?.charges;
    const otherwise = period === undefined ? before.councils[code]?.charges : period.otherwise;
    if (!isFields(given) || Object.hasOwn(given, "otherwise") || otherwise === undefined) return left;
    return merged(left, changeAt(path, { ...given, otherwise }), undefined, []) as Fields;
  }, fields);
}

/** The change that sets the one field. */
function changeAt(path: FieldPath, value: unknown): unknown {
  return path.reduceRight((below, name) => ({ [name]: below }), value);
}

/** Leaves out the unknown fields that the change removes. */
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

/** Every field that can be set alone. A council that only the other configuration lists has its defaults here. */
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
