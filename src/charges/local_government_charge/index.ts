import { formatDay } from "../../domain/malaysiaTime.ts";
import { NOTHING } from "../../domain/money.ts";
import { codec } from "../../domain/schemas/codec.ts";
import type { Fact, FormCharge } from "../charge.ts";
import { plainNumber } from "../plainNumber.ts";
import {
  type LocalGovernmentItem,
  type LocalGovernmentLine,
  localGovernmentItem,
  localGovernmentLine,
} from "./localGovernmentCharge.ts";
import { chargeFor, daysBetween } from "./price.ts";

/** The local-government charge (caj kerajaan tempatan): a form, with a price per person and day. */
export const localGovernmentCharge: FormCharge<LocalGovernmentItem, LocalGovernmentLine> = {
  type: "local_government_charge",
  source: "form",
  item: codec(localGovernmentItem),
  line: codec(localGovernmentLine),
  personalFields: ["customer_name", "full_name", "email", "phone"],

  // One licence has many guests, so the guest and the date identify the stay
  numberOf: (of) => `${of.license_no} · ${of.customer_name} · ${formatDay(of.start_date)}`,
  licenceNumberOf: (item) => plainNumber(item.license_no),
  payerOf: ({ full_name, email, phone }) => ({ name: full_name, email, phone }),
  itemFacts: stayFacts,
  lineFacts: stayFacts,
  lineParts: (line) => [{ label: "charges.local_government_charge.part", amount: line.amount }],
  // rule 9.7: without gst and discount
  lineOf: ({ id: _key, added_cart_at: _at, ...line }) => ({
    ...line,
    gst_amount: NOTHING,
    discount: NOTHING,
  }),
  reprice,
};

function stayFacts(of: LocalGovernmentItem | LocalGovernmentLine): readonly Fact[] {
  const label = (name: string): string => `charges.local_government_charge.${name}`;
  return [
    { label: label("license_no"), kind: "reference", text: of.license_no },
    { label: label("customer_name"), kind: "reference", text: of.customer_name },
    { label: label("start_date"), kind: "day", day: of.start_date },
    { label: label("end_date"), kind: "day", day: of.end_date },
    { label: label("total_no_of_days"), kind: "reference", text: String(of.total_no_of_days) },
    { label: label("total_no_of_people"), kind: "reference", text: String(of.total_no_of_people) },
  ];
}

/**
 * Calculates the amount again. Returns undefined when the days do not match the dates, or when the payer's contact details are
 * missing.
 */
function reprice(line: LocalGovernmentLine): LocalGovernmentLine | undefined {
  const days = daysBetween(line.start_date, line.end_date);
  if (days !== line.total_no_of_days || line.email === undefined || line.phone === undefined)
    return undefined;
  return { ...line, amount: chargeFor(line.total_no_of_people, days) };
}
