import type { Payment } from "../../api/payments.ts";
import { confirmedAt, paidAt } from "../../api/payments.ts";
import { linesByCouncil } from "../../charges/lines.ts";
import { amountInWords } from "../../domain/amountInWords/amountInWords.ts";
import { COUNCILS, type CouncilCode } from "../../domain/councils.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { formatMoney } from "../../domain/money.ts";
import { headIn } from "../../domain/payments/receiptHeads.ts";
import { verifyLink } from "../../domain/statements/verifyLink.ts";
import type { DocumentFact, DocumentHead, FlowingDocument, Section } from "../printedDocument.ts";
import { councilLines, lineTables } from "./lineTables.ts";
import { paymentFacts } from "./paymentFacts.ts";
import type { ReceiptSetting } from "./receiptWords.ts";
import { statusNotice } from "./statusNotice.ts";

/** The council whose crest the document shows. Undefined if the payment pays several councils. */
export function crestCouncil(payment: Payment): CouncilCode | undefined {
  const [first, ...others] = payment.status === "paid" ? linesByCouncil(payment.services) : [];
  return others.length === 0 ? first?.council : undefined;
}

/**
 * A payment on paper. A paid payment gets its official receipt, with a part for each council. Any other payment gets a notice
 * that says that it is not a receipt.
 */
export function receiptDocument(payment: Payment, setting: ReceiptSetting): FlowingDocument {
  const number = payment.receipt_no;
  const paid = paidAt(payment);
  if (payment.status !== "paid" || number === undefined || paid === undefined)
    return statusNotice(payment, setting);
  const confirmed = confirmedAt(payment);
  const { t, language, paper } = setting;
  const title = t("printedReceipt.name", { number });
  const total: DocumentFact = {
    label: headIn(language, "paid"),
    text: formatMoney(payment.amount),
    strong: true,
  };
  return {
    language,
    title,
    fileName: `resit-${number}`,
    paper,
    head: {
      ...issuerOf(payment, setting),
      title: headIn(language, "receipt"),
      facts: [
        { label: t("receipt.number"), text: number, strong: true },
        { label: t("receipt.paidAt"), text: t("common.malaysiaTime", { time: formatDateTime(paid) }) },
        ...(confirmed === undefined
          ? []
          : [
              {
                label: t("receipt.confirmedAt"),
                text: t("common.malaysiaTime", { time: formatDateTime(confirmed) }),
              },
            ]),
      ],
    },
    sections: [
      { kind: "facts", columns: paper === "slip80" ? 1 : 2, facts: paymentFacts(payment, setting) },
      ...lineTables(payment, setting, { paper, total }),
      {
        kind: "facts",
        columns: 1,
        facts: [
          ...(crestCouncil(payment) === undefined ? [total] : []),
          { label: t("printedReceipt.inWords"), text: amountInWords(payment.amount, language) },
        ],
      },
      ...refundSection(payment, setting),
      ...codeSection(payment, setting),
    ],
    notes: [
      t("printedReceipt.computer"),
      ...(payment.statement === undefined ? [] : [t("printedReceipt.verify")]),
      t("printedReceipt.keep"),
    ],
    foot: { text: title, page: (page, of) => t("printedReceipt.page", { page, of }) },
  };
}

/** The council's official name, or the name of the portal, which collects the money when there are several councils. */
function issuerOf(
  payment: Payment,
  setting: ReceiptSetting,
): Pick<DocumentHead, "issuer" | "below" | "crest"> {
  const { t, crest } = setting;
  const code = crestCouncil(payment);
  if (code === undefined) return { issuer: t("common.portal") };
  const { name: issuer } = COUNCILS[code];
  return {
    issuer,
    below: councilLines(code, payment, setting),
    ...(crest === undefined
      ? {}
      : { crest: { source: crest, shows: t("printedReceipt.crest", { council: issuer }) } }),
  };
}

/** The refunds of the payment, with how far each has come as the receipt is made. */
function refundSection(payment: Payment, { t }: ReceiptSetting): readonly Section[] {
  const refunds = payment.refunds?.filter(({ state }) => state !== "no_longer_due") ?? [];
  if (refunds.length === 0) return [];
  const bills = refunds.map(({ type, number, council, amount, state, step }) =>
    t("printedReceipt.refund", {
      charge: t(`charges.name.${type}`),
      number,
      council: COUNCILS[council].name,
      amount: formatMoney(amount),
      state: step === undefined ? t(`refund.state.${state}`) : t(`refund.step.${step}`),
    }),
  );
  return [
    {
      kind: "paragraphs",
      heading: t("refund.receiptTitle"),
      paragraphs: [t("refund.receiptText"), ...bills],
    },
  ];
}

/** A QR code with a link to the page that checks the receipt's signed statement. */
function codeSection({ statement }: Payment, { t, portal }: ReceiptSetting): readonly Section[] {
  if (statement === undefined) return [];
  const value = verifyLink(portal, statement);
  return [{ kind: "codes", codes: [{ kind: "qr", value, caption: t("printedReceipt.scan") }] }];
}
