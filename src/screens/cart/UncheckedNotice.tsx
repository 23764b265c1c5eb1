import type { Fault } from "../../api/fault.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useFaultText } from "../parts/useFaultText.ts";

/** Says that the amounts shown may be old: nothing is wrong with any item, and the server looks again before a payment. */
export function UncheckedNotice(props: {
  readonly fault: Fault;
  readonly asking: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  const text = useFaultText();
  return (
    <Notice tone="info" role="status" title={t("cart.unchecked")}>
      <Text>{text(props.fault)}</Text>
      <Text>{t("cart.uncheckedHelp")}</Text>
      <Actions>
        <Button busy={props.asking} onClick={props.onRetry}>
          {t("common.retry")}
        </Button>
      </Actions>
    </Notice>
  );
}
