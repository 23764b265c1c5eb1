import { type ReactNode, Suspense } from "react";
import type { StatusToken } from "../../domain/identifiers.ts";
import type { Known } from "../../payment/pollPayment.ts";
import { isAsked, mayPayAgain } from "../../payment/screenByState.ts";
import { isOnSharedComputer } from "../../payment/sharedComputer.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { optional } from "../parts/optional.ts";
import { Asking } from "./Asking.tsx";
import { PayAgain } from "./PayAgain.tsx";
import { PaymentDetails } from "./PaymentDetails.tsx";
import { StateNotice } from "./StateNotice.tsx";
import { StatusLink } from "./StatusLink.tsx";

const TakeAlong = optional(async () => (await import("./TakeAlong.tsx")).TakeAlong);

/** A payment whose status is known, as the screens pass it on. */
export interface ShownPayment {
  readonly known: Extract<Known, { status: "known" }>;
  readonly asking: boolean;
  readonly onAsk: () => void;
  readonly token: StatusToken | undefined;
}

/**
 * The status of a payment, for every screen that shows it: the state in words, paying again, asking the bank, the details and the
 * status link. If the payment may still have been paid, asking the bank comes before paying again.
 */
export function PaymentStatusView(props: {
  readonly of: ShownPayment;
  /** Next steps, shown inside the state's notice. */
  readonly nextStep?: ReactNode;
  /** Shown while the bank is asked. */
  readonly meanwhile: ReactNode;
  /** Shown before the details. */
  readonly before?: ReactNode;
}) {
  const { known, asking, onAsk, token } = props.of;
  const { payment, stale } = known;
  const open = isAsked(payment);
  const again = token !== undefined && mayPayAgain(payment) && (
    <PayAgain payment={payment} token={token} isMain={!open} />
  );
  return (
    <>
      <StateNotice payment={payment}>{props.nextStep}</StateNotice>
      {!open && again}
      {(open || stale) && (
        <Stack>
          <Asking known={known} isMain={open} asking={asking} onAsk={onAsk} />
          {open && props.meanwhile}
        </Stack>
      )}
      {open && again}
      {props.before}
      <PaymentDetails payment={payment} isEarlier={again !== false && !payment.resumable} />
      {token !== undefined && !isOnSharedComputer() && <StatusLink token={token} status={payment.status} />}
      {token !== undefined && isOnSharedComputer() && (
        <Suspense>
          <TakeAlong payment={payment} token={token} />
        </Suspense>
      )}
    </>
  );
}
