import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";

/**
 * Nobody answered for the payment yet, or not so soon: that says nothing about it, and it is asked again. Whether a bank or the
 * card gateway was to take the money is not known here.
 */
export function Unreached(props: {
  readonly slow: boolean;
  readonly asking: boolean;
  readonly onAsk: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" role="alert" title={t("receipt.asking")}>
      <Text>{t(props.slow ? "receipt.slow" : "receipt.unreached")}</Text>
      <Actions>
        <Button busy={props.asking} onClick={props.onAsk}>
          {t("attempt.askAgain")}
        </Button>
      </Actions>
    </Notice>
  );
}
