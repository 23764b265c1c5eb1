import { useTranslation } from "react-i18next";
import { Button } from "../../ui/action/Button.tsx";
import { TextLink } from "../../ui/action/TextLink.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import type { Checkout } from "./useCheckoutScreen.ts";

/** FPX's terms (protocols 1.8). */
const TERMS = "https://www.mepsfpx.com.my/FPXMain/termsAndConditions.jsp";

/** The total, the terms, what stands in the way, and the button that goes to the bank. */
export function Proceed({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useTranslation();
  const { paying, online, outside } = checkout;
  const underWay = paying.step === "creating" || paying.step === "leaving";
  return (
    <Stack>
      <DescriptionList
        rows={[
          { term: t("common.total"), value: <Money amount={checkout.total} size="large" />, total: true },
        ]}
      />
      <Text size="small" tone="muted">
        {t("checkout.leaving")}
      </Text>
      <Text size="small">
        {t("checkout.terms")}{" "}
        <TextLink href={TERMS} target="_blank" rel="noopener noreferrer">
          {t("checkout.termsLink")} <VisuallyHidden>{t("checkout.newWindow")}</VisuallyHidden>
        </TextLink>
      </Text>
      <Obstacle checkout={checkout} />
      {!online && <Notice tone="warning" role="status" title={t("checkout.offline")} />}
      <Button kind="primary" type="submit" wide busy={underWay} disabled={!online || outside !== undefined}>
        {underWay
          ? t(paying.step === "leaving" ? "checkout.taking" : "checkout.proceeding")
          : t("checkout.proceed")}
      </Button>
    </Stack>
  );
}

/** Why the last press did not lead to the bank. */
function Obstacle({ checkout: { paying } }: { readonly checkout: Checkout }) {
  const { t } = useTranslation();
  if (paying.step === "held") return <Notice tone="warning" role="alert" title={t("checkout.held")} />;
  if (paying.step !== "failed") return null;
  if (paying.fault.kind !== "amount_changed") return <FaultNotice fault={paying.fault} />;
  return (
    <Notice tone="warning" role="alert" title={t("checkout.changed")}>
      {t("checkout.changedHelp")}
    </Notice>
  );
}
