import { holdsCardNumber } from "../../domain/cardNumber.ts";
import { isEmail, isPhone, NAME_LONGEST, plainPhone } from "../../domain/contact.ts";
import { instantText } from "../../domain/instant.ts";
import type { Sen } from "../../domain/money.ts";
import { isPlainText } from "../../domain/schemas/plainText.ts";
import { DAY_FORMAT, readTypedDay } from "../../domain/typedDay.ts";
import type { FormInput, FormPeriod, FormProblem, FormRules, FormValues } from "../charge.ts";
import type { LocalGovernmentItem } from "./localGovernmentCharge.ts";
import { chargeFor, daysBetween, MOST_DAYS, MOST_PEOPLE } from "./price.ts";

const label = (name: string): string => `charges.local_government_charge.${name}`;

/** A field about the citizen. Its label says that it is the citizen's, and messages use the bare name. */
const own = (name: string) => ({ name, label: label(name), inSentence: label(`${name}InSentence`) });

const INPUTS: readonly FormInput[] = [
  { name: "license_no", label: label("license_no"), hint: label("license_noHint"), input: "text" },
  {
    name: "customer_name",
    label: label("customer_name"),
    hint: label("customer_nameHint"),
    input: "name",
  },
  { name: "total_no_of_people", label: label("total_no_of_people"), input: "count" },
  { name: "start_date", label: label("start_date"), hint: label("start_dateHint"), input: "day" },
  { name: "end_date", label: label("end_date"), hint: label("end_dateHint"), input: "day" },
  { ...own("full_name"), input: "name", autoComplete: "name" },
  { ...own("email"), input: "email", autoComplete: "email" },
  { ...own("phone"), input: "phone", autoComplete: "tel" },
];

/** The form of the local-government charge (rules 3.5, 5.6 to 5.9). The code calculates the days and the amount. */
export const localGovernmentForm: FormRules<LocalGovernmentItem> = {
  inputs: INPUTS,
  problems: problemsOf,
  periodOf,
  priceOf: (values) => costOf(values)?.amount,
  itemOf(values, council, addedAt) {
    const stay = readStay(values);
    const amount = chargeFor(stay.total_no_of_people, stay.total_no_of_days);
    const type = "local_government_charge";
    return { type, council, added_cart_at: instantText(addedAt), ...stay, amount };
  },
};

/** A form without problems. */
interface Stay {
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

/** Typed text as stored. The rules check this form. Licence numbers are upper-case. */
function typed(values: FormValues, name: string): string {
  const text = (values[name] ?? "").trim();
  return name === "license_no" ? text.toUpperCase() : text;
}

const count = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

/** Returns the first error of each field. */
function problemsOf(values: FormValues): readonly FormProblem[] {
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
      return dayProblem(name, values);
    default:
      return isPlainText(text) ? undefined : { field: name, rule: "characters" };
  }
}

function dayProblem(name: string, values: FormValues): FormProblem | undefined {
  const read = readTypedDay(typed(values, name));
  if ("day" in read) return lengthProblem(name, values);
  return read.rule === "date_format"
    ? { field: name, rule: "date_format", values: { format: DAY_FORMAT } }
    : { field: name, rule: read.rule };
}

/** The end must be after the start, and at most a year later. The end date shows the error. */
function lengthProblem(name: string, values: FormValues): FormProblem | undefined {
  const [start, end] = [dayOf(values, "start_date"), dayOf(values, "end_date")];
  if (name !== "end_date" || start === undefined || end === undefined) return undefined;
  const days = daysBetween(start, end);
  if (days < 1) return { field: name, rule: "afterStart" };
  return days > MOST_DAYS ? { field: name, rule: "longest", values: { days: MOST_DAYS } } : undefined;
}

/** Returns YYYY-MM-DD, or undefined for an invalid date. */
function dayOf(values: FormValues, name: string): string | undefined {
  const read = readTypedDay(typed(values, name));
  return "day" in read ? read.day : undefined;
}

/** The stay, once both dates are valid. */
function periodOf(values: FormValues): FormPeriod | undefined {
  const [start, end] = [dayOf(values, "start_date"), dayOf(values, "end_date")];
  if (start === undefined || end === undefined) return undefined;
  const days = daysBetween(start, end);
  return isWithin(days, MOST_DAYS) ? { start, end, days } : undefined;
}

function isWithin(value: number, most: number): boolean {
  return value >= 1 && value <= most;
}

/** The amount of the stay, once the number of people and both dates are valid. */
function costOf(
  values: FormValues,
): (FormPeriod & { readonly people: number; readonly amount: Sen }) | undefined {
  const people = count(typed(values, "total_no_of_people"));
  const period = periodOf(values);
  if (period === undefined || !isWithin(people, MOST_PEOPLE)) return undefined;
  return { ...period, people, amount: chargeFor(people, period.days) };
}

/** @throws RangeError when the form has errors */
function readStay(values: FormValues): Stay {
  const cost = costOf(values);
  if (cost === undefined || problemsOf(values).length > 0)
    throw new RangeError("The form has errors. Validate it first.");
  return {
    license_no: typed(values, "license_no"),
    customer_name: typed(values, "customer_name"),
    total_no_of_people: cost.people,
    total_no_of_days: cost.days,
    start_date: cost.start,
    end_date: cost.end,
    full_name: typed(values, "full_name"),
    email: typed(values, "email"),
    phone: plainPhone(typed(values, "phone")),
  };
}
