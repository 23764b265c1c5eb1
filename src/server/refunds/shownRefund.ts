import { coerce, defaulted, enums, type Infer, object, optional, string } from "superstruct";
import { REFUND_LISTS } from "../../api/schemas/refund.ts";
import type { ServiceLine } from "../../charges/index.ts";
import { chargeOf, readLine } from "../../charges/lines.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { add, NOTHING, ringgitFromSen } from "../../domain/money.ts";
import type { RefundAction } from "../../domain/payments/refundAction.ts";
import type { PermittedCouncils } from "../../domain/roles.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { accountName } from "../accounts/users.ts";
import { readSettlement } from "../bills/settlements.ts";
import type { Databases } from "../databases/databases.ts";
import { asStored, ifReadable } from "../databases/readStored.ts";
import { REFUND_CASES_VIEW } from "../databases/views.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import { paidThrough } from "../payments/priceLines.ts";
import { mayReopen, refundableOf } from "./openRefund.ts";
import {
  amountsOf,
  plus,
  publicRefundCase,
  type RefundCase,
  readRefundCase,
  refundCaseOfDocument,
  stepOf,
} from "./refundCases.ts";
import { councilOfRecord, isPermitted } from "./refundCouncils.ts";
import { isOnePerson, openersOf } from "./refundSteps.ts";

export const refundsRequest = object({
  list: enums(REFUND_LISTS),
  council: optional(councilCode),
  before: optional(string()),
  limit: defaulted(coerce(whole({ min: 1, max: 100 }), string(), Number), 50),
});

/** A member of the central team who looks at a refund. */
export interface Reader {
  readonly name: string;
  /** The councils whose bills the person may see. */
  readonly sees: PermittedCouncils;
  /** The councils for which the person may take each step. */
  readonly councilsOf: (action: RefundAction) => PermittedCouncils;
}

/**
 * A payment's bills, what could be returned of each, its refund case, and what the reader may do.
 * @returns undefined when no bill of the payment belongs to the reader's councils
 */
export async function shownRefundOf(
  { settlements }: Pick<Databases, "settlements">,
  payment: Payment,
  reader: Reader,
): Promise<WireObject | undefined> {
  const stored = await readRefundCase(settlements, payment);
  const bills = await billsOf(settlements, payment, stored, reader);
  if (bills.length === 0) return undefined;
  const shown = stored && publicRefundCase(stored, (recordId) => isPermitted(reader.sees, recordId));
  return {
    payment_id: payment._id,
    order_number: payment.order_number,
    bills,
    refund_case: shown ?? null,
    actions: actionsOf(payment, stored, reader),
  };
}

async function billsOf(
  settlements: Databases["settlements"],
  payment: Payment,
  stored: RefundCase | undefined,
  { sees }: Reader,
): Promise<readonly WireObject[]> {
  const isOpen = stored?.status === "open";
  const bills: WireObject[] = [];
  for (const [place, line] of payment.services.map((one) => asStored(() => readLine(one))).entries()) {
    const charge = chargeOf(line);
    if (charge.source === "form") {
      const paid = formCharge(line, place);
      if (payment.settlement === "complete" && isPermitted(sees, paid.record_id)) bills.push(paid);
      continue;
    }
    const record_id = paidThrough({ charge, line });
    if (!isPermitted(sees, record_id) || bills.some((bill) => bill.record_id === record_id)) continue;
    const settlement = await readSettlement(settlements, {
      record_id,
      order_number: payment.order_number,
    });
    if (settlement === undefined) continue;
    const bill = isOpen || stepOfCase(stored) === "rejected" ? stored?.bills[record_id] : undefined;
    // a rejected case loses what persons asked for when it opens again
    const asked = isOpen ? (stored.requested?.[record_id]?.settled ?? {}) : {};
    const left = refundableOf(settlement, plus(bill?.settled ?? bill?.paid ?? {}, asked));
    const paid = settlement.paid ?? settlement.settled;
    bills.push({
      record_id,
      council: line.council,
      type: line.type,
      number: charge.numberOf(line),
      parts: Object.entries(left).map(([part, refundable]) => ({
        part,
        paid: ringgitFromSen(paid[part] ?? refundable),
        refundable: ringgitFromSen(refundable),
      })),
    });
  }
  return bills;
}

/** A charge that citizens fill in as a form has no bill. Its council pays it back itself, so nothing can be returned here. */
function formCharge({ council, type, amount }: ServiceLine, place: number) {
  return {
    // the content of the form names persons
    record_id: `${council}:${type}:${place}`,
    council,
    type,
    number: "",
    parts: [{ part: "amount", paid: ringgitFromSen(amount), refundable: ringgitFromSen(NOTHING) }],
  };
}

const stepOfCase = (refund: RefundCase | undefined) => refund && stepOf(refund);

/** The steps that the reader may take. The server checks each again. */
function actionsOf(
  payment: Payment,
  stored: RefundCase | undefined,
  { name, councilsOf }: Reader,
): readonly RefundAction[] {
  const records = stored === undefined ? [] : Object.keys(amountsOf(stored));
  const mayAct = (action: RefundAction) => {
    const councils = councilsOf(action);
    const isForSome = councils === "all" || councils.size > 0;
    return isForSome && records.every((id) => isPermitted(councils, id));
  };
  const opens: readonly RefundAction[] =
    payment.status !== "paid" || payment.settlement !== "complete"
      ? []
      : stored !== undefined && mayReopen(stored)
        ? ["open", "reopen"]
        : ["open"];
  const actions: readonly RefundAction[] = stored?.status === "open" ? stepsOf(stored, name) : [];
  return [...actions, ...opens].filter(mayAct);
}

function stepsOf(stored: RefundCase, name: string): readonly RefundAction[] {
  if (stepOf(stored) !== "approved")
    return openersOf(stored).has(accountName(name)) ? ["reject"] : ["approve", "reject"];
  return isOnePerson(stored, name) ? ["reject"] : ["pay_out", "reject"];
}

/**
 * A page of a list of cases, from the newest payment to the oldest.
 * @param council lists the cases with a bill of this council only, and of each case the bills of this council
 * @param before the last id of the page before
 */
export async function listRefunds(
  { settlements }: Pick<Databases, "settlements">,
  { list, council, before, limit }: Infer<typeof refundsRequest>,
): Promise<WireObject & { readonly rows: readonly { readonly payment_id: PaymentId }[] }> {
  const found = await settlements.viewDown(REFUND_CASES_VIEW, {
    key: `${council ?? "all"} ${list}`,
    before,
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const sees = council === undefined ? "all" : new Set([council]);
  const rows = page.flatMap((document) => {
    const refund = ifReadable(() => refundCaseOfDocument(document));
    return refund === undefined ? [] : [rowOf(refund, document.order_number, sees)];
  });
  const unreadable = page.flatMap((document) =>
    ifReadable(() => refundCaseOfDocument(document)) === undefined ? [document._id] : [],
  );
  return { rows, unreadable, next: found.length > limit ? (page.at(-1)?._id ?? null) : null };
}

function rowOf(refund: RefundCase, order_number: unknown, sees: PermittedCouncils) {
  const amounts = Object.entries(amountsOf(refund)).filter(([id]) => isPermitted(sees, id));
  const last = refund.log.findLast(({ record_id }) => isPermitted(sees, record_id));
  return {
    payment_id: refund.payment_id,
    order_number,
    opened_at: refund.opened_at,
    step: stepOf(refund) ?? null,
    amount: ringgitFromSen(add(...amounts.flatMap(([, paid]) => Object.values(paid)))),
    councils: [...new Set(amounts.flatMap(([id]) => councilOfRecord(id) ?? []))],
    last: last === undefined ? null : { at: last.at, what: last.what, by: last.by },
  };
}
