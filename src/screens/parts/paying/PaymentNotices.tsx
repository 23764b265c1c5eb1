import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FPX_APPROVAL_DAYS, type FpxMethod } from "../../../domain/payments/paymentMethod.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { GoButton } from "../GoButton.tsx";
import { amountInText } from "./amountInText.ts";
import type { PaymentLimit } from "./usePayStep.ts";

/** Warns a citizen who pays from a company account that a colleague has to approve the payment. */
export function ApprovalNotice({ method }: { readonly method: FpxMethod }) {
  const { t } = useTranslation();
  if (method !== "2") return null;
  return (
    <Notice tone="info" title={t("fpxCheckout.approval")}>
      <Text>{t("fpxCheckout.approvalHelp", { days: FPX_APPROVAL_DAYS })}</Text>
    </Notice>
  );
}

/** Warns that the total is below or above the limits of the chosen account type. We do not know the limits of cards. */
export function LimitNotice({ limit }: { readonly limit: PaymentLimit | undefined }) {
  const { t } = useTranslation();
  if (limit?.outside === undefined) return null;
  const { outside, least, most } = limit;
  const title =
    outside === "below"
      ? t("fpxCheckout.belowLimit", { least: amountInText(least) })
      : t("fpxCheckout.aboveLimit", { most: amountInText(most) });
  return <Notice tone="warning" role="status" title={title} />;
}

/** Explains that no item of the cart can be paid now, and leads to the cart, where the citizen can correct that. */
export function NothingPayable(props: {
  /** The notice is on the cart screen, so it needs no link to it. */
  readonly inCart?: boolean;
  readonly takesFocus?: boolean;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="warning"
      role="status"
      title={t("cart.nothingPayable")}
      takesFocus={props.takesFocus ?? false}
    >
      <Text>{t("cart.nothingPayableHelp")}</Text>
      {props.children}
      {props.inCart !== true && (
        <Actions>
          <GoButton kind="primary" to={{ screen: "cart" }}>
            {t("cart.back")}
          </GoButton>
        </Actions>
      )}
    </Notice>
  );
}
