import { useTranslation } from "react-i18next";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useAnnouncedAnswer } from "./useAnnouncedAnswer.ts";

/**
 * The server did not answer yet, or is slow. That says nothing about the payment, and polling continues. The text names neither
 * the bank nor the card gateway, because this screen does not know which one took the payment.
 */
export function Unreached(props: {
  readonly slow: boolean;
  readonly asking: boolean;
  readonly onAsk: () => void;
}) {
  const { t } = useTranslation();
  const text = t(props.slow ? "receipt.slow" : "receipt.unreached");
  const ask = useAnnouncedAnswer({ ...props, state: "unreached", answer: text });
  return (
    <Notice tone="warning" role="alert" title={t("receipt.asking")}>
      <Text>{text}</Text>
      <Text>{t("attempt.unreached.text")}</Text>
      <Actions>
        <Button kind="primary" busy={props.asking} onClick={ask}>
          {t("attempt.askAgain")}
        </Button>
      </Actions>
    </Notice>
  );
}
