import { storedConfiguration } from "../../api/schemas/storedConfiguration.ts";
import type { AssistedType } from "../../charges/assisted.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import { type FieldPath, mayHold, namesBelow, SET_BY_SERVER } from "./fields.ts";

/** One error in a configuration, in one or two English sentences for the person who wrote it. */
export interface ConfigurationProblem {
  /** For example "councils.mpt.maintenance". */
  readonly field: string;
  /** Repeats the field's value, so it goes to the writer and never into a log. */
  readonly sentence: string;
}

/** Why the assistance package leaves a charge type out (src/charges/assisted.ts). */
const NOT_ASSISTED: Readonly<Record<Exclude<ChargeType, AssistedType>, string>> = {
  compound: "The service line of a compound has no field for a reduction.",
  market: "The service line of a market stall has no field for a reduction.",
  parking: "A parking reload is the citizen's own money.",
  local_government_charge: "The discount of a local government charge is always 0.",
};

/** Finds invalid values. Unknown fields are ignored. */
export function problemsOfValues(fields: unknown): readonly ConfigurationProblem[] {
  const [failure] = storedConfiguration.validate(fields, { coerce: true, mask: true });
  const failures = failure?.failures() ?? [];
  const paths = failures.map(({ path }) => path.map(String));
  const problems = failures
    // An invalid text fails twice: as a whole and in one part. The part says where.
    .filter((_failure, place) => !paths.some((path) => isBelow(path, paths[place] ?? [])))
    .map(({ path, value }) => wrongValue(path.map(String), value));
  return [...new Map(problems.map((problem) => [problem.sentence, problem])).values()];
}

function isBelow(path: FieldPath, above: FieldPath): boolean {
  return path.length > above.length && above.every((name, depth) => path[depth] === name);
}

function wrongValue(path: FieldPath, value: unknown): ConfigurationProblem {
  const allowed = mayHold(path);
  const field = path.join(".");
  if (allowed !== undefined)
    return { field, sentence: `${field} holds ${written(value)}. It may hold ${allowed}.` };
  // an entry of a list
  const list = path.slice(0, -1);
  const why = list.join(".") === "assistance.charges" ? reasonAgainst(value) : "";
  return {
    field: list.join("."),
    sentence: `${list.join(".")} lists ${written(value)}.${why} It may hold ${mayHold(list) ?? "nothing else"}.`,
  };
}

function reasonAgainst(value: unknown): string {
  const reason = Object.entries(NOT_ASSISTED).find(([type]) => type === value)?.[1];
  return reason === undefined ? "" : ` ${reason}`;
}

const LONGEST = 80;

function written(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
}

/** Finds unknown names, and names of fields that come from the server's settings. */
export function problemsOfNames(fields: unknown, path: FieldPath = []): readonly ConfigurationProblem[] {
  const names = namesBelow(path);
  if (names === undefined || !isFields(fields)) return [];
  return Object.entries(fields).flatMap(([name, nested]) =>
    names.includes(name) ? problemsOfNames(nested, [...path, name]) : wrongName(path, name, names),
  );
}

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function wrongName(path: FieldPath, name: string, names: readonly string[]): readonly ConfigurationProblem[] {
  const field = [...path, name].join(".");
  const setting = path.length === 0 ? SET_BY_SERVER.get(name) : undefined;
  if (setting !== undefined)
    return [{ field, sentence: `${field} is not set here. The server's setting says it: ${setting}.` }];
  const [nearest = ""] = names.toSorted((one, other) => distance(one, name) - distance(other, name));
  const isCouncil = path.join(".") === "councils";
  const kind = isCouncil ? `council ${JSON.stringify(name)}` : `field ${JSON.stringify(field)}`;
  const right = isCouncil ? nearest : [...path, nearest].join(".");
  return [{ field, sentence: `There is no ${kind}. The nearest is ${JSON.stringify(right)}.` }];
}

/** The fewest characters to change, add or remove that turn one text into the other (Levenshtein). */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [row, character] of [...one].entries()) {
    const line = [row + 1];
    for (let place = 0; place < other.length; place += 1) {
      const changed = (before[place] ?? 0) + (character === other[place] ? 0 : 1);
      line.push(Math.min(changed, (before[place + 1] ?? 0) + 1, (line[place] ?? 0) + 1));
    }
    before = line;
  }
  return before.at(-1) ?? 0;
}
