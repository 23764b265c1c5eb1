import { create, is } from "superstruct";
import { type PaymentFilters, paymentFilters } from "../../api/schemas/paymentSearch.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { readTypedDay } from "../../domain/typedDay.ts";

/** The values of the filter's fields, as typed and chosen. An empty text filters nothing. */
export interface FilterInput {
  readonly text: string;
  readonly council: string;
  readonly charge: string;
  readonly status: string;
  readonly method: string;
  readonly from: string;
  readonly through: string;
}

export const NO_FILTERS: FilterInput = {
  text: "",
  council: "",
  charge: "",
  status: "",
  method: "",
  from: "",
  through: "",
};

export type DayField = "from" | "through";

/** The filters as the server takes them, or the rule that each wrong day breaks. */
export function filtersOf(
  input: FilterInput,
): { readonly filters: PaymentFilters } | { readonly wrong: Readonly<Partial<Record<DayField, string>>> } {
  const wrong: Partial<Record<DayField, string>> = {};
  const dayOf = (field: DayField): string => {
    if (input[field].trim() === "") return "";
    const typed = readTypedDay(input[field]);
    if ("day" in typed) return typed.day;
    wrong[field] = typed.rule;
    return "";
  };
  const text = input.text.trim();
  const values = {
    ...input,
    text: is(text, shortText) ? text : "",
    from: dayOf("from"),
    through: dayOf("through"),
  };
  if (Object.keys(wrong).length > 0) return { wrong };
  const filled = Object.entries(values).filter(([, value]) => value !== "");
  return { filters: create(Object.fromEntries(filled), paymentFilters) };
}
