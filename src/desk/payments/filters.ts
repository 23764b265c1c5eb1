import { create, is } from "superstruct";
import { type PaymentFilters, paymentFilters } from "../../api/schemas/paymentSearch.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { readTypedDays, type WrongDays } from "../parts/typedDays.ts";

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

/** The filters as the server takes them, or the rule that each wrong day breaks. */
export function filtersOf(
  input: FilterInput,
): { readonly filters: PaymentFilters } | { readonly wrong: WrongDays } {
  const { days, wrong } = readTypedDays(input);
  if (Object.keys(wrong).length > 0) return { wrong };
  const text = input.text.trim();
  const values = { ...input, ...days, text: is(text, shortText) ? text : "" };
  const filled = Object.entries(values).filter(([, value]) => value !== "");
  return { filters: create(Object.fromEntries(filled), paymentFilters) };
}
