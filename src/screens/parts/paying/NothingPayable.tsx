import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { GoButton } from "../GoButton.tsx";

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
