/**
 * The validation rules, by the name of their message, with the parameters of each message besides the field's name (rules 5.15,
 * 5.16). Some standard rules have no form here yet. A charge's form or the server may still return them, and the page then shows
 * their message.
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
  // rules 5.20 to 5.23: messages that name no field
  requiredField: [],
  invalidEmailFormat: [],
  nric: [],
  dateOfBirth: [],
  // our own, beyond the specification
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

/** The message for a field that has no name, only a question (rules 5.20, 5.21). */
const OF_NO_FIELD: Readonly<Partial<Record<string, RuleName>>> = {
  required: "requiredField",
  email: "invalidEmailFormat",
};

/** The rule whose message fits a field without a name. Another code than a rule's stays. */
export function namelessRule<Code extends string>(code: Code): Code | RuleName {
  return OF_NO_FIELD[code] ?? code;
}
