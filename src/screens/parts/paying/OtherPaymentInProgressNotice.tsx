import type { CartItem, ServiceLine } from "../../../charges/index.ts";
import { chargeOf } from "../../../charges/lines.ts";
import { formatDateTime } from "../../../domain/malaysiaTime.ts";
import { isOpen } from "../../../domain/payments/paymentState.ts";
import { useTranslation } from "../../../i18n/useTranslation.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { type LastPaymentView, useLastPayment } from "./useLastPayment.ts";

/** What tells one bill from another. */
export interface BillName {
  readonly type: CartItem["type"];
  readonly council: CartItem["council"];
  readonly number: string;
}

/**
 * Says that somebody may be paying the bill right now: a notice, never a lock. The server cannot know who; one's own attempt
 * has words of its own.
 * @param since an instant in UTC, or undefined when nobody is
 */
export function OtherPaymentInProgressNotice(props: {
  readonly bill: BillName;
  readonly since: string | undefined;
}) {
  return props.since === undefined ? null : <Told bill={props.bill} since={props.since} />;
}

function Told({ bill, since }: { readonly bill: BillName; readonly since: string }) {
  const { t } = useTranslation();
  const own = useLastPayment("cart");
  if (own.asking || isOwn(own, bill)) return null;
  return (
    <Notice tone="info" role="status" title={t("attempt.others.title", { time: formatDateTime(since) })}>
      <Text>{t("attempt.others.text")}</Text>
    </Notice>
  );
}

/** Of one that was never answered the server does not say that somebody is paying: that is another's. */
function isOwn({ verdict, payment }: LastPaymentView, bill: BillName): boolean {
  if (verdict !== "warned" || payment === undefined || !isOpen(payment.status)) return false;
  return payment.services.some((line) => isSame(line, bill));
}

function isSame(line: ServiceLine, { type, council, number }: BillName): boolean {
  const charge = chargeOf(line);
  if (charge.source === "form" || line.type !== type || line.council !== council) return false;
  return charge.normaliseNumber(charge.numberOf(line)) === charge.normaliseNumber(number);
}
