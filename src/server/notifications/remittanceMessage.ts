import { COUNCILS } from "../../domain/councils.ts";
import type { Language } from "../../domain/language.ts";
import { formatDay } from "../../domain/malaysiaTime.ts";
import { formatMoney } from "../../domain/money.ts";
import { PUNCTUATION } from "../../domain/punctuation.ts";
import type { Remittance, Total } from "../remittances/remittanceDocument.ts";
import type { Content } from "./mailer.ts";
import { messagePage } from "./messagePage.ts";
import { MESSAGE_TEXTS } from "./texts/index.ts";

/** The e-mail that brings a council its remittance. It names no citizen: the attached file does. */
export async function remittanceMessage(
  { remittance, council, day, total, payments, refunds, chargebacks }: Remittance,
  language: Language,
): Promise<Content> {
  const texts = MESSAGE_TEXTS[language];
  const { subject, title, intro, lines, notYours, ...terms } = texts.remittance;
  const values = {
    remittance,
    payee: COUNCILS[council].name,
    day: formatDay(day),
    amount: formatMoney(total.amount),
  };
  const sum = ({ amount, lines: count }: Total) =>
    fill(lines, { amount: formatMoney(amount), count: String(count) });
  const rows = [
    { term: terms.payments, value: sum(payments) },
    { term: terms.refunds, value: sum(refunds) },
    ...(chargebacks.lines > 0 ? [{ term: terms.chargebacks, value: sum(chargebacks) }] : []),
    { term: texts.total, value: sum(total) },
  ];
  const { colon } = PUNCTUATION[language];
  const begin = fill(intro, values);
  const text = [
    begin,
    "",
    ...rows.map(({ term, value }) => `${term}${colon}${value}`),
    "",
    notYours,
    "",
    texts.automatic,
    "",
  ];
  return {
    subject: fill(subject, values),
    text: text.join("\n"),
    html: await messagePage({ language, title: fill(title, values), intro: begin, rows, notYours }, texts),
  };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
