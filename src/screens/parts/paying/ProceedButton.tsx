import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { beganOnPortal } from "../../../domain/payments/cardForm.ts";
import type { GatewayContext } from "../../../payment/gatewayTexts.ts";
import { Button } from "../../../ui/action/Button.tsx";
import { useAnnounce } from "../../../ui/feedback/LiveRegion.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { useEnvironment } from "../../environment.tsx";
import { useConfigured } from "../useConfigured.ts";
import { useOnline } from "../useOnline.ts";
import { FpxTermsLink } from "./FpxTermsLink.tsx";
import type { Paying } from "./useRedirectToGateway.ts";

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
  readonly onProceed: () => void;
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
        onClick={isBlocked ? undefined : props.onProceed}
      >
        {checking && online ? t("attempt.checking") : underWay ? words : t("confirmation.proceed")}
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
