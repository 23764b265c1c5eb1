import { chargeOf, readLine } from "../../charges/lines.ts";
import { nameOfCouncil } from "../../domain/councils.ts";
import type { Language } from "../../domain/language.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { HIDDEN } from "../../domain/mask.ts";
import { formatMoney } from "../../domain/money.ts";
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
  readonly total: string;
  readonly lines: readonly ReceiptLine[];
  /** The status link. It leads to the portal, never to a council's page. */
  readonly link: string;
}

export interface ReceiptLine {
  readonly charge: string;
  readonly council: string;
  readonly number: string;
  /** The masked name of the bill's owner; absent when the number shows the name, the bill has no name, or a person's number finds the bill. */
  readonly owner: string | undefined;
  /** The period that the line pays for, in words. */
  readonly paidUntil: string | undefined;
  /** The consequence of a cheaper choice. */
  readonly consequence: string | undefined;
  readonly amount: string;
}

/**
 * The receipt of a paid payment. Names on its bills are masked, as everywhere outside the council. The payer's own name is left
 * out: otherwise anyone could type a text there, and send it to any address in the councils' name.
 * @throws when the payment is not paid
 */
export function receiptOf(payment: Payment, link: string): Receipt {
  const { language, receipt_no, settled_at, paid_at = settled_at } = payment;
  if (receipt_no === undefined || settled_at === undefined || paid_at === undefined)
    throw new Error("the payment is not paid, so it has no receipt: compose another message");
  const texts = MESSAGE_TEXTS[language];
  return {
    language,
    texts,
    number: receipt_no,
    paidAt: paidAtOf(paid_at, settled_at, texts),
    method: methodOf(payment, texts),
    total: formatMoney(payment.amount),
    lines: payment.services.map((service) => lineOf(service, language)),
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

function lineOf(stored: unknown, language: Language): ReceiptLine {
  const masked = publicService(stored);
  const line = asStored(() => readLine(masked));
  const charge = chargeOf(line);
  const owner = charge.source === "form" ? undefined : masked[charge.personalFields[0] ?? ""];
  const period = charge.lineFacts(line).find(({ kind }) => kind === "period");
  return {
    charge: MESSAGE_TEXTS[language].charge[line.type],
    council: nameOfCouncil(line.council, language).name,
    number: charge.source === "form" ? withoutAddresses(charge.numberOf(line)) : charge.numberOf(line),
    owner: typeof owner === "string" && owner !== HIDDEN ? owner : undefined,
    paidUntil: period?.kind === "period" ? periodInWords(period.period, language) : undefined,
    consequence: charge.consequenceOf?.(line)?.[language],
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
