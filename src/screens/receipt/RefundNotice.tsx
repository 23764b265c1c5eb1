import type { StatusToken } from "../../domain/identifiers.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/** Says of a paid payment that a bill of it had been paid before, and leads to what becomes of that money. */
export function RefundNotice({ token }: { readonly token: StatusToken | undefined }) {
  const { t } = useTranslation();
  return (
    <Notice tone="info" title={t("refund.receiptTitle")}>
      <Text>{t("refund.receiptText")}</Text>
      <Actions>
        <GoButton to={{ screen: "refund", token }}>{t("refund.see")}</GoButton>
      </Actions>
    </Notice>
  );
}
