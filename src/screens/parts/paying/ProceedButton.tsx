import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../../api/fault.ts";
import { newIdempotencyKey } from "../../../api/payments.ts";
import type { CreatedPayment } from "../../../api/schemas/payment.ts";
import { instantText } from "../../../domain/instant.ts";
import { jsonText } from "../../../domain/jsonText.ts";
import type { Sen } from "../../../domain/money.ts";
import { beganOnPortal } from "../../../domain/payments/cardForm.ts";
import { noteAttempt } from "../../../payment/journal.ts";
import type { GatewayContext } from "../../../payment/screenByState.ts";
import { sendToTabs } from "../../../payment/tabs.ts";
import { Button } from "../../../ui/action/Button.tsx";
import { TextLink } from "../../../ui/action/TextLink.tsx";
import { useAnnounce } from "../../../ui/feedback/LiveRegion.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { Money } from "../../../ui/text/Money.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { useEnvironment } from "../../environment.tsx";
import { FaultNotice } from "../FaultNotice.tsx";
import { useConfigured } from "../useConfigured.ts";
import { useOnline } from "../useOnline.ts";
import { FpxTermsLink } from "./FpxTermsLink.tsx";

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
  /** The host page did not let the citizen leave, or the frame that the page is in. */
  | { readonly step: "blocked"; readonly by: "page" | "frame" }
  | { readonly step: "failed"; readonly fault: Fault };

/**
 * Leaves for the bank with a payment. It writes the payment to the journal and notifies the other tabs. A double press
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
   * @param besides `onLeaving` runs once the browser begins to leave, `onFault` before the screen shows a fault
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
      if (!environment.mayLeave()) return stay({ step: "blocked", by: "page" });
      // The browser only begins to leave here: what follows still runs. A citizen who cannot leave has not left.
      if (!environment.redirectTo(created.pay_url)) return stay({ step: "blocked", by: "frame" });
      const attempt = { id: created._id, token: created.status_token, left_at: instantText(new Date()) };
      noteAttempt(attempt);
      sendToTabs({ what: "left", attempt });
      setPaying({ step: "leaving" });
      besides.onLeaving?.();
    } catch (error) {
      const fault = faultOf(error);
      await besides.onFault?.(fault);
      stay({ step: "failed", fault });
    }
  };

  return { paying, redirectWith: redirectWith };
}

/**
 * The button that goes to the bank. It is disabled while the device is offline, with the reason. While the server is asked about
 * an earlier payment, its label says so.
 */
export function ProceedButton(props: {
  readonly paying: Paying;
  readonly context: GatewayContext;
  readonly checking?: boolean;
  readonly disabled?: boolean;
  /** Whether this is the main action of the screen. True by default. */
  readonly isMain?: boolean;
  /** The amount that the press pays, for a button that pays it. */
  readonly amount?: Sen;
  /** Absent in a form, which the button then submits. */
  readonly onProceed?: () => void;
}) {
  const { t } = useTranslation();
  const online = useOnline();
  const { saysOffline } = useEnvironment();
  const { step } = props.paying;
  const underWay = step === "creating" || step === "leaving";
  const checking = props.checking === true && !underWay;
  const words = t(step === "leaving" ? "confirmation.taking" : "confirmation.proceeding", {
    context: props.context,
  });
  const isBlocked = !online || props.disabled === true;
  const announce = useAnnounce();
  // Screen readers do not announce a button's changed label by themselves.
  useEffect(() => (underWay ? announce(words) : undefined), [underWay, words, announce]);
  return (
    <>
      {!online && (
        <Notice
          tone="warning"
          role="status"
          title={t(saysOffline ? "confirmation.whenConnected" : "confirmation.offline")}
        />
      )}
      <Button
        kind={props.isMain === false ? "secondary" : "primary"}
        wide
        busy={underWay || (checking && online)}
        // Not `disabled`, because this button may have the focus and would lose it.
        aria-disabled={isBlocked || undefined}
        type={props.onProceed === undefined ? "submit" : "button"}
        onClick={isBlocked ? (press) => press.preventDefault() : props.onProceed}
      >
        {checking && online ? (
          t("attempt.checking")
        ) : underWay ? (
          words
        ) : (
          <span>
            {t("confirmation.proceed")} {props.amount !== undefined && <Money amount={props.amount} />}
          </span>
        )}
      </Button>
    </>
  );
}

/** Says, before the citizen leaves, whose page comes next and that it leads back here. */
export function WhereNext({ context }: { readonly context: GatewayContext }) {
  const { t } = useTranslation();
  const { portal, returnAddress } = useEnvironment();
  const { state } = useConfigured();
  const isFormOn = state.status === "ready" && state.configuration.card_form;
  // The server uses the same rule to decide whether it shows its card form.
  const onOwnForm = context === "card" && isFormOn && beganOnPortal(returnAddress(), portal);
  return <Text>{onOwnForm ? t("confirmation.leavingForForm") : t("confirmation.leaving", { context })}</Text>;
}

/** Explains why the last press did not lead to the bank. The screen itself explains changed amounts. */
export function PaymentObstacle(props: { readonly paying: Paying; readonly context: GatewayContext }) {
  const { t } = useTranslation();
  const { portal } = useEnvironment();
  const { paying, context } = props;
  if (paying.step === "blocked")
    return (
      <Notice
        tone="warning"
        role="alert"
        title={t(paying.by === "frame" ? "confirmation.framed" : "confirmation.held", { context })}
      >
        {paying.by === "frame" && <Text>{t("confirmation.framedHelp", { portal })}</Text>}
      </Notice>
    );
  if (paying.step !== "failed" || paying.fault.kind === "amount_changed") return null;
  const { fault } = paying;
  return (
    <FaultNotice fault={fault}>
      {fault.kind === "refused" && fault.reason === "invalid_callback" && (
        <TextLink alone href={portal}>
          {t("common.portal")}
        </TextLink>
      )}
    </FaultNotice>
  );
}

/** FPX's terms. The button beside them accepts them (docs/protocols.md, FPX). */
export function FpxTerms() {
  const { t } = useTranslation();
  return (
    <Text size="small">
      {t("confirmation.terms")} <FpxTermsLink />
    </Text>
  );
}

/** Warns about paying while an earlier payment is open. The citizen must tick it to continue. */
export function PayTwiceConsent(props: {
  readonly given: boolean;
  readonly onGive: (given: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <Checkbox
      label={t("attempt.twice.label")}
      hint={t("attempt.twice.hint")}
      checked={props.given}
      onChange={(event) => props.onGive(event.currentTarget.checked)}
    />
  );
}
