import type { CouncilContact } from "../../api/schemas/councils/councilContact.ts";
import type { ServiceLine } from "../../charges/index.ts";
import { licenceKind } from "../../charges/license/codes.ts";
import { chargeOf, linesByCouncil, readLine } from "../../charges/lines.ts";
import { nameOfCouncil } from "../../domain/councils.ts";
import type { Language } from "../../domain/language.ts";
import { formatDateTime, malaysiaDay } from "../../domain/malaysiaTime.ts";
import { HIDDEN } from "../../domain/mask.ts";
import { add, formatMoney } from "../../domain/money.ts";
import { bankNameOf } from "../../domain/payments/banks.ts";
import { periodInWords } from "../../domain/periodInWords.ts";
import { asStored } from "../databases/readStored.ts";
import { isCardPayment, type Payment } from "../payments/paymentDocument.ts";
import { publicService } from "../payments/publicPayment.ts";
import { MESSAGE_TEXTS } from "./texts/index.ts";
import type { MessageTexts } from "./texts/messageTexts.ts";

/** The content of a receipt's message, from which the text and the HTML are built. */
export interface Receipt {
  readonly language: Language;
  readonly texts: MessageTexts;
  readonly number: string;
  /** The bank's time in Malaysia time. The portal's time of confirmation follows when it is in another minute. */
  readonly paidAt: string;
  /** The name of the bank or of the card's brand. */
  readonly method: string;
  /** The bank's and the portal's numbers of the payment, with their labels. */
  readonly references: readonly { readonly term: string; readonly value: string }[];
  readonly total: string;
  readonly councils: readonly ReceiptCouncil[];
  /** The status link. It leads to the portal, never to a council's page. */
  readonly link: string;
}

export interface ReceiptCouncil {
  readonly name: string;
  /** How to reach the council. */
  readonly contact: readonly string[];
  readonly lines: readonly ReceiptLine[];
  /** Present when the payment pays several councils. */
  readonly subtotal: string | undefined;
}

export interface ReceiptLine {
  /** Its kind and number. */
  readonly name: string;
  /** What the payer typed into a form. Absent for a bill. */
  readonly form: string | undefined;
  /**
   * The masked name of the bill's owner; absent when the number shows the name, the bill has no name, or a person's number finds
   * the bill.
   */
  readonly owner: string | undefined;
  /** The period that the line pays for, in words. */
  readonly paidUntil: string | undefined;
  /** The consequence of a cheaper choice. */
  readonly consequence: string | undefined;
  readonly amount: string;
}

/**
 * The receipt of a paid payment, with a part for each council. Names on its bills are masked, as everywhere outside the council.
 * The payer's own name is left out: otherwise anyone could type a text there, and send it to any address in the councils' name.
 * @param contacts of the councils, by their codes
 * @throws when the payment is not paid
 */
export function receiptOf(
  payment: Payment,
  link: string,
  contacts: Readonly<Record<string, CouncilContact>>,
): Receipt {
  const { language, receipt_no, settled_at, paid_at = settled_at } = payment;
  if (receipt_no === undefined || settled_at === undefined || paid_at === undefined)
    throw new Error("the payment is not paid, so it has no receipt: compose another message");
  const texts = MESSAGE_TEXTS[language];
  const councils = linesByCouncil(payment.services.map(maskedLine));
  const { year } = malaysiaDay(new Date(payment.payment_datetime));
  return {
    language,
    texts,
    number: receipt_no,
    paidAt: paidAtOf(paid_at, settled_at, texts),
    method: methodOf(payment, texts),
    references: referencesOf(payment, texts),
    total: formatMoney(payment.amount),
    councils: councils.map(({ council, lines }) => ({
      name: nameOfCouncil(council, language).name,
      contact: contactLines(contacts[council], texts),
      lines: lines.map((line) => lineOf(line, language, year)),
      subtotal: councils.length > 1 ? formatMoney(add(...lines.map(({ amount }) => amount))) : undefined,
    })),
    link,
  };
}

function paidAtOf(paidAt: string, settledAt: string, texts: MessageTexts): string {
  const [paid, confirmed] = [formatDateTime(paidAt), formatDateTime(settledAt)];
  const text = paid === confirmed ? texts.time : texts.timeConfirmed;
  return text.replace("{time}", paid).replace("{confirmed}", confirmed);
}

/** The name of the bank or of the card's brand; "card" when the brand is unknown. */
export function methodOf(payment: Payment, texts: MessageTexts): string {
  if (isCardPayment(payment)) return payment.card_brand?.name ?? texts.card;
  return bankNameOf(payment.fpx_msgToken, payment.fpx_buyerBankId);
}

function referencesOf(payment: Payment, texts: MessageTexts): Receipt["references"] {
  const gateways: readonly [string, string | undefined] = isCardPayment(payment)
    ? [texts.cardTransaction, payment.card_transaction]
    : [texts.fpxTransaction, payment.fpx_fpxTxnId];
  return [
    [texts.transaction, payment.order_number] as const,
    gateways,
    [texts.authorization, payment.authorization] as const,
  ].flatMap(([term, value]) => (value === undefined || value === "" ? [] : [{ term, value }]));
}

function contactLines(contact: CouncilContact | undefined, texts: MessageTexts): readonly string[] {
  const { address = [], phone, email, register_number: number } = contact ?? {};
  const parts = [
    address.length > 0 ? address.join(", ") : undefined,
    phone && texts.councilPhone.replace("{phone}", phone),
    email,
    number && texts.councilRegister.replace("{number}", number),
  ];
  return parts.filter((part) => part !== undefined);
}

function maskedLine(stored: unknown): ServiceLine {
  const masked = publicService(stored);
  return asStored(() => readLine(masked));
}

function lineOf(line: ServiceLine, language: Language, year: number): ReceiptLine {
  const charge = chargeOf(line);
  const masked = charge.line.write(line);
  const isForm = charge.source === "form";
  const owner = isForm ? undefined : masked[charge.personalFields[0] ?? ""];
  const period = charge.lineFacts(line).find(({ kind }) => kind === "period");
  const { charge: charges, licence } = MESSAGE_TEXTS[language];
  const kind = line.type === "license" ? licenceKind(line.m_kod_type) : undefined;
  const name = kind === undefined ? charges[line.type] : licence[kind];
  return {
    name: isForm ? name : `${name} ${charge.numberOf(line)}`,
    form: isForm ? withoutAddresses(charge.numberOf(line)) : undefined,
    owner: typeof owner === "string" && owner !== HIDDEN ? owner : undefined,
    paidUntil: period?.kind === "period" ? periodInWords(period.period, language) : undefined,
    consequence: charge.consequenceOf?.(line, year)?.[language],
    amount: formatMoney(line.amount),
  };
}

/**
 * Removes the characters from which mail programs make links. The payer typed this text into a form, and the message may go to
 * somebody else.
 */
function withoutAddresses(typed: string): string {
  return typed.replace(/[^\p{L}\p{N}*·/ -]/gu, " ");
}
