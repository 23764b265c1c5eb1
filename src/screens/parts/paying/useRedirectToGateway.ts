import { useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "../../../api/fault.ts";
import type { CreatedPayment } from "../../../api/schemas/payment.ts";
import { instantText } from "../../../domain/instant.ts";
import { noteAttempt } from "../../../payment/journal.ts";
import { sendToTabs } from "../../../payment/tabs.ts";
import { useEnvironment } from "../../environment.tsx";

export type Paying =
  | { readonly step: "ready" }
  | { readonly step: "creating" }
  /** On the way to the bank. */
  | { readonly step: "leaving" }
  /** The page did not let the citizen leave. */
  | { readonly step: "held" }
  | { readonly step: "failed"; readonly fault: Fault };

/**
 * Leaves for the bank with a payment: it is noted and told to the other tabs before. A double press is one payment: a ref
 * stops it here, and the idempotency key at the server.
 */
export function useRedirectToGateway() {
  const environment = useEnvironment();
  const [paying, setPaying] = useState<Paying>({ step: "ready" });
  // A state is set too late for a second press within the same moment.
  const underWay = useRef(false);

  // Back from the bank out of the browser's back-forward cache: the screen may be used again.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      underWay.current = false;
      setPaying({ step: "ready" });
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);

  const stay = (instead: Paying) => {
    underWay.current = false;
    setPaying(instead);
  };

  /**
   * @param make creates the payment, or nothing where there is none to leave with. @throws PortalError
   * @param besides what else belongs to leaving, and what to do with a fault before the screen says it
   */
  const redirectWith = async (
    make: () => Promise<CreatedPayment | undefined>,
    besides: { onLeaving?(): void; onFault?(fault: Fault): Promise<void> } = {},
  ) => {
    if (underWay.current) return;
    underWay.current = true;
    setPaying({ step: "creating" });
    try {
      const created = await make();
      if (created === undefined) return stay({ step: "ready" });
      if (!environment.mayLeave()) return stay({ step: "held" });
      const attempt = { id: created._id, token: created.status_token, left_at: instantText(new Date()) };
      noteAttempt(attempt);
      sendToTabs({ what: "left", attempt });
      setPaying({ step: "leaving" });
      besides.onLeaving?.();
      environment.redirectTo(created.pay_url);
    } catch (error) {
      const fault = faultOf(error);
      await besides.onFault?.(fault);
      stay({ step: "failed", fault });
    }
  };

  return { paying, redirectWith: redirectWith };
}
