/**
 * The rules that what is typed may break, by the names of their messages, and what each message says besides the field's name
 * (docs/specification.md, section 5). Those of the standard set that no form of ours has yet are among them: a charge's form or
 * the
 * server may name them, and they are said then.
 */
export const RULES = {
  after: ["target"],
  alpha: [],
  alpha_dash: [],
  alpha_num: [],
  alpha_spaces: [],
  before: ["target"],
  between: ["min", "max"],
  confirmed: [],
  date_between: ["min", "max"],
  date_format: ["format"],
  decimal: ["decimals"],
  digits: ["length"],
  email: [],
  excluded: [],
  included: [],
  integer: [],
  length: ["length"],
  max: ["length"],
  max_value: ["max"],
  min: ["length"],
  min_value: ["min"],
  numeric: [],
  regex: [],
  required: [],
  url: [],
  // the app's own, which name no field
  requiredField: [],
  invalidEmailFormat: [],
  nric: [],
  dateOfBirth: [],
  // ours
  afterStart: [],
  cardNumber: [],
  characters: [],
  date: [],
  longest: ["days"],
  money: [],
  nricPlace: [],
  phone: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RuleName = keyof typeof RULES;

export function isRule(code: string): code is RuleName {
  return Object.hasOwn(RULES, code);
}

/** "The app messages serve fields that have none": a field with no name but a question. */
const OF_NO_FIELD: Readonly<Partial<Record<RuleName, RuleName>>> = {
  required: "requiredField",
  email: "invalidEmailFormat",
};

/** The rule by whose message it is said of a field that has no name. */
export function namelessRule(rule: RuleName): RuleName {
  return OF_NO_FIELD[rule] ?? rule;
}
