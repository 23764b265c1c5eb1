import { holdsCardNumber } from "../../domain/cardNumber.ts";
import { isEmail, isPhone, NAME_LONGEST, plainPhone } from "../../domain/contact.ts";
import type { Sen } from "../../domain/money.ts";
import { isDay, isPlainText } from "../../domain/structs.ts";
import type { FormInput, FormProblem, FormValues } from "../charge.ts";
import { chargeFor, daysBetween, MOST_DAYS, MOST_PEOPLE } from "./price.ts";

/** The form of the local-government charge (specification, sections 3 and 5). The days and the amount are worked out, never typed. */

const label = (name: string): string => `charges.local_government_charge.${name}`;

export const INPUTS: readonly FormInput[] = [
  { name: "license_no", label: label("license_no"), hint: label("license_noHint"), input: "text" },
  {
    name: "customer_name",
    label: label("customer_name"),
    hint: label("customer_nameHint"),
    input: "name",
  },
  { name: "total_no_of_people", label: label("total_no_of_people"), input: "count" },
  { name: "start_date", label: label("start_date"), input: "day" },
  { name: "end_date", label: label("end_date"), hint: label("end_dateHint"), input: "day" },
  { name: "full_name", label: label("full_name"), input: "name", autoComplete: "name" },
  { name: "email", label: label("email"), input: "email", autoComplete: "email" },
  { name: "phone", label: label("phone"), input: "phone", autoComplete: "tel" },
];

/** A form without problems. */
export interface Stay {
  readonly license_no: string;
  readonly customer_name: string;
  readonly total_no_of_people: number;
  readonly total_no_of_days: number;
  readonly start_date: string;
  readonly end_date: string;
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
}

/** A licence's number is in capitals; the rules judge what is kept. */
function typed(values: FormValues, name: string): string {
  const text = (values[name] ?? "").trim();
  return name === "license_no" ? text.toUpperCase() : text;
}

const count = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

/** What is wrong with the form, the first of each field. */
export function problemsOf(values: FormValues): readonly FormProblem[] {
  return INPUTS.flatMap((input) => problemOf(input, values) ?? []);
}

function problemOf({ name, input }: FormInput, values: FormValues): FormProblem | undefined {
  const text = typed(values, name);
  if (text === "") return { field: name, rule: "required" };
  if (holdsCardNumber(text)) return { field: name, rule: "cardNumber" };
  if ([...text].length > NAME_LONGEST) return { field: name, rule: "max", values: { length: NAME_LONGEST } };
  switch (input) {
    case "email":
      return isEmail(text) ? undefined : { field: name, rule: "email" };
    case "phone":
      return isPhone(text) ? undefined : { field: name, rule: "phone" };
    case "count":
      return isWithin(count(text), MOST_PEOPLE)
        ? undefined
        : { field: name, rule: "between", values: { min: 1, max: MOST_PEOPLE } };
    case "day":
      return isDay(text) ? lengthProblem(name, values) : { field: name, rule: "date" };
    default:
      return isPlainText(text) ? undefined : { field: name, rule: "characters" };
  }
}

/** The end is after the start, and not a year away; said at the end. */
function lengthProblem(name: string, values: FormValues): FormProblem | undefined {
  const start = typed(values, "start_date");
  if (name !== "end_date" || !isDay(start)) return undefined;
  const days = daysBetween(start, typed(values, name));
  if (days < 1) return { field: name, rule: "afterStart" };
  return days > MOST_DAYS ? { field: name, rule: "longest", values: { days: MOST_DAYS } } : undefined;
}

function isWithin(value: number, most: number): boolean {
  return value >= 1 && value <= most;
}

/** How many days and what they cost, as soon as people and days are given; undefined before. */
export function costOf(
  values: FormValues,
): { readonly people: number; readonly days: number; readonly amount: Sen } | undefined {
  const people = count(typed(values, "total_no_of_people"));
  const [start, end] = [typed(values, "start_date"), typed(values, "end_date")];
  if (!isDay(start) || !isDay(end)) return undefined;
  const days = daysBetween(start, end);
  if (!isWithin(people, MOST_PEOPLE) || !isWithin(days, MOST_DAYS)) return undefined;
  return { people, days, amount: chargeFor(people, days) };
}

/** @throws RangeError when the form has problems */
export function readStay(values: FormValues): Stay {
  const cost = costOf(values);
  if (cost === undefined || problemsOf(values).length > 0) throw new RangeError("the form has problems");
  return {
    license_no: typed(values, "license_no"),
    customer_name: typed(values, "customer_name"),
    total_no_of_people: cost.people,
    total_no_of_days: cost.days,
    start_date: typed(values, "start_date"),
    end_date: typed(values, "end_date"),
    full_name: typed(values, "full_name"),
    email: typed(values, "email"),
    phone: plainPhone(typed(values, "phone")),
  };
}
