import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { GatewayContext } from "../../../payment/gatewayTexts.ts";
import { Button } from "../../../ui/action/Button.tsx";
import { useAnnounce } from "../../../ui/feedback/LiveRegion.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useEnvironment } from "../../environment.tsx";
import { useOnline } from "../useOnline.ts";
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
