import { useTranslation } from "react-i18next";
import { Button } from "../../ui/action/Button.tsx";
import { TextLink } from "../../ui/action/TextLink.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { LimitNotice } from "../parts/LimitNotice.tsx";
import type { Confirmation } from "./useConfirmation.ts";

/** FPX's terms (protocols 1.8). */
const TERMS = "https://www.mepsfpx.com.my/FPXMain/termsAndConditions.jsp";

/** The total, where the citizen goes next, the terms, what stands in the way, and the button that goes to the bank. */
export function Proceed({ confirmation }: { readonly confirmation: Confirmation }) {
  const { t } = useTranslation();
  const { step, paying, online, proceed } = confirmation;
  const underWay = paying.step === "creating" || paying.step === "leaving";
  return (
    <Card tone="accent">
      <Stack>
        <Stack gap="tight">
          <Text tone="muted">{t("common.total")}</Text>
          <Money amount={step.amounts.total} size="display" />
        </Stack>
        <Text>{t("confirmation.leaving")}</Text>
        <Text size="small">
          {t("confirmation.terms")}{" "}
          <TextLink href={TERMS} target="_blank" rel="noopener noreferrer">
            {t("confirmation.termsLink")} <VisuallyHidden>{t("confirmation.newWindow")}</VisuallyHidden>
          </TextLink>
        </Text>
        <LimitNotice limit={step.limit} />
        <Obstacle confirmation={confirmation} />
        {!online && <Notice tone="warning" role="status" title={t("confirmation.offline")} />}
        <Button
          kind="primary"
          wide
          busy={underWay}
          disabled={!online || step.limit.outside !== undefined}
          onClick={() => void proceed()}
        >
          {underWay
            ? t(paying.step === "leaving" ? "confirmation.taking" : "confirmation.proceeding")
            : t("confirmation.proceed")}
        </Button>
      </Stack>
    </Card>
  );
}

/** Why the last press did not lead to the bank. */
function Obstacle({ confirmation: { paying } }: { readonly confirmation: Confirmation }) {
  const { t } = useTranslation();
  if (paying.step === "held") return <Notice tone="warning" role="alert" title={t("confirmation.held")} />;
  if (paying.step !== "failed") return null;
  if (paying.fault.kind !== "amount_changed") return <FaultNotice fault={paying.fault} />;
  return (
    <Notice tone="warning" role="alert" title={t("confirmation.changed")}>
      {t("confirmation.changedHelp")}
    </Notice>
  );
}
