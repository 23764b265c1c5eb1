import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** Says why there is no way on: every item of the cart has something in its way. */
export function NothingPayable(props: { readonly takesFocus?: boolean; readonly children?: ReactNode }) {
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
    </Notice>
  );
}
