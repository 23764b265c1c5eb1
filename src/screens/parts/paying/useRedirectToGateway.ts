import { useEffect, useMemo, useRef, useState } from "react";
import { type Fault, faultOf } from "../../../api/fault.ts";
import type { CreatedPayment } from "../../../api/schemas/payment.ts";
import { instantText } from "../../../domain/instant.ts";
import { jsonText } from "../../../domain/jsonText.ts";
import { noteAttempt } from "../../../payment/journal.ts";
import { newIdempotencyKey } from "../../../payment/paymentRequest.ts";
import { sendToTabs } from "../../../payment/tabs.ts";
import { useEnvironment } from "../../environment.tsx";

/**
 * The idempotency key of a request to pay. An identical request (a repeat after a lost answer) reuses the key. A changed request
 * gets a new one, and so does the next request after `forget`, when the citizen has left for the bank.
 */
export function useIdempotencyKey(): { keyOf(request: object): string; forget(): void } {
  return useMemo(() => {
    let intent: { readonly request: string; readonly key: string } | undefined;
    return {
      keyOf(request) {
        const text = jsonText(request);
        if (intent?.request !== text) intent = { request: text, key: newIdempotencyKey() };
        return intent.key;
      },
      forget() {
        intent = undefined;
      },
    };
  }, []);
}

export type Paying =
  | { readonly step: "ready" }
  | { readonly step: "creating" }
  /** The browser is opening the bank's page. */
  | { readonly step: "leaving" }
  /** The host page did not let the citizen leave. */
  | { readonly step: "blocked" }
  | { readonly step: "failed"; readonly fault: Fault };

/**
 * Leaves for the bank with a payment. It first writes the payment to the journal and notifies the other tabs. A double press
 * makes one payment: a ref stops the second press here, and the idempotency key stops it on the server.
 */
export function useRedirectToGateway() {
  const environment = useEnvironment();
  const [paying, setPaying] = useState<Paying>({ step: "ready" });
  // React updates state too late to stop a second press at the same moment.
  const underWay = useRef(false);

  // The citizen came back from the bank and the browser restored the page from its back-forward cache. The screen is usable
  // again.
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
   * @param make creates the payment. It returns undefined when there is no payment to leave with.
   * @throws PortalError
   * @param besides `onLeaving` runs just before the redirect, `onFault` before the screen shows a fault
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
      if (!environment.mayLeave()) return stay({ step: "blocked" });
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
