import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/useTranslation.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { GoButton } from "../GoButton.tsx";

/** Says why there is no way on: every item of the cart has something in its way. Leads to the cart, where that is put right. */
export function NothingPayable(props: {
  /** It stands in the cart itself. */
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
