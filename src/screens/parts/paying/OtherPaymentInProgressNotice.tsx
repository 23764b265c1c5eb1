import { useTranslation } from "react-i18next";
import type { Client } from "../../../api/client.ts";
import type { CartItem, ServiceLine } from "../../../charges/index.ts";
import { chargeOf } from "../../../charges/lines.ts";
import { formatDateTime } from "../../../domain/malaysiaTime.ts";
import { isOpen } from "../../../domain/payments/paymentState.ts";
import { attemptStateOf, SCREEN_BY_STATE } from "../../../payment/screenByState.ts";
import { refreshLastPayment, useLastPaymentStore } from "../../../stores/lastPayment.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { type LastPaymentView, useLastPayment } from "./useLastPayment.ts";

/** The fields that identify a bill. */
export interface BillName {
  readonly type: CartItem["type"];
  readonly council: CartItem["council"];
  readonly number: string;
}

/**
 * Warns that someone may be paying this bill right now. It only informs and never blocks. The server cannot know who is paying,
 * so nothing appears when it is this browser's own payment: `LastPaymentNotice` covers that.
 * @param since an instant in UTC, or undefined when nobody is paying
 */
export function OtherPaymentInProgressNotice(props: {
  readonly bill: BillName;
  readonly since: string | undefined;
}) {
  return props.since === undefined ? null : <Reported bill={props.bill} since={props.since} />;
}

function Reported({ bill, since }: { readonly bill: BillName; readonly since: string }) {
  const { t } = useTranslation();
  const own = useLastPayment("cart");
  if (own.asking || isOwn(own, bill)) return null;
  return (
    <Notice tone="info" role="status" title={t("search.otherPayment.title", { time: formatDateTime(since) })}>
      <Text>{t("search.otherPayment.text")}</Text>
    </Notice>
  );
}

/**
 * The bills that somebody else may be paying, of those that somebody is paying: without the bills of this browser's own payment.
 */
export async function paidByOthers<Named extends BillName>(
  client: Client,
  bills: readonly Named[],
): Promise<readonly Named[]> {
  await refreshLastPayment(client);
  const { attempt, payment, elsewhere } = useLastPaymentStore.getState();
  const verdict = SCREEN_BY_STATE.cart[attemptStateOf(attempt !== undefined, payment, elsewhere)];
  return bills.filter((bill) => !isOwn({ verdict, payment }, bill));
}

/**
 * Our own payment counts only while it is open. The server reports only open payments, so beside our expired one it means someone
 * else's.
 */
function isOwn({ verdict, payment }: Pick<LastPaymentView, "verdict" | "payment">, bill: BillName): boolean {
  if (verdict !== "warned" || payment === undefined || !isOpen(payment.status)) return false;
  return payment.services.some((line) => isSame(line, bill));
}

function isSame(line: ServiceLine, { type, council, number }: BillName): boolean {
  const charge = chargeOf(line);
  if (charge.source === "form" || line.type !== type || line.council !== council) return false;
  return charge.normaliseNumber(charge.numberOf(line)) === charge.normaliseNumber(number);
}
