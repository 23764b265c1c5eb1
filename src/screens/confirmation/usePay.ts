import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { createPayment } from "../../api/createPayment.ts";
import { type Fault, faultOf } from "../../api/fault.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../domain/language.ts";
import { newIdempotencyKey } from "../../payment/idempotencyKey.ts";
import { noteAttempt } from "../../payment/journal.ts";
import { type BankChoice, type Payer, paymentRequestOf } from "../../payment/paymentRequest.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";
import { forgetFormerAmounts, takeChangedLines } from "../../stores/freshAmounts.ts";
import { useEnvironment } from "../environment.tsx";
import { useClient } from "../parts/useClient.ts";

export type Paying =
  | { readonly step: "ready" }
  | { readonly step: "creating" }
  /** On the way to the bank. */
  | { readonly step: "leaving" }
  /** The page did not let the citizen leave. */
  | { readonly step: "held" }
  | { readonly step: "failed"; readonly fault: Fault };

/**
 * Creates the payment, notes it and leaves for the bank. A double press is one payment: a ref, a key and the server
 * see to it. Amounts that the server knows otherwise are in the cart before the screen says so.
 */
export function usePay() {
  const client = useClient();
  const environment = useEnvironment();
  const { i18n } = useTranslation();
  const [paying, setPaying] = useState<Paying>({ step: "ready" });
  // A state is set too late for a second press within the same moment.
  const underWay = useRef(false);
  const intent = useRef<{ request: string; key: string }>(undefined);

  // Back from the bank out of the browser's back-forward cache: the screen may be used again.
  useEffect(() => {
    const shownAgain = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      underWay.current = false;
      setPaying({ step: "ready" });
    };
    addEventListener("pageshow", shownAgain);
    return () => removeEventListener("pageshow", shownAgain);
  }, []);

  const pay = async (items: readonly SavedItem[], payer: Payer, choice: BankChoice) => {
    if (underWay.current) return;
    underWay.current = true;
    setPaying({ step: "creating" });
    try {
      const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
      const request = paymentRequestOf(items, payer, choice, {
        callback: environment.returnAddress(),
        language,
      });
      // The same request again (an answer that was lost) is the same intent; a changed one is another.
      const text = JSON.stringify(request);
      if (intent.current?.request !== text) intent.current = { request: text, key: newIdempotencyKey() };
      const created = await createPayment(client, request, intent.current.key);
      if (!environment.mayLeave()) {
        underWay.current = false;
        setPaying({ step: "held" });
        return;
      }
      noteAttempt({ id: created._id, token: created.status_token, left_at: new Date().toISOString() });
      setPaying({ step: "leaving" });
      forgetFormerAmounts();
      environment.leaveFor(created.pay_url);
    } catch (error) {
      const fault = faultOf(error);
      await takeChangedLines(items, fault);
      underWay.current = false;
      setPaying({ step: "failed", fault });
    }
  };

  return { paying, pay };
}
