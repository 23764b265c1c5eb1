import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentState } from "../../domain/payments/paymentState.ts";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";

/**
 * Announces the answer when the citizen pressed the button and the state did not change. A new state announces itself, and
 * automatic polls stay silent.
 * @param of `answer` is the text to announce, `state` the current status
 * @returns the handler of the button
 */
export function useAnnouncedAnswer(of: {
  readonly state: PaymentState | "unreached";
  readonly asking: boolean;
  readonly onAsk: () => void;
  readonly answer: string;
}): () => void {
  const announce = useAnnounce();
  // The state when the citizen pressed.
  const stateAtPress = useRef<typeof of.state>(undefined);
  const announceAnswer = useEffectEvent((isAsking: boolean) => {
    if (isAsking) return;
    if (stateAtPress.current === of.state) announce(of.answer);
    stateAtPress.current = undefined;
  });
  useEffect(() => announceAnswer(of.asking), [of.asking]);
  return () => {
    stateAtPress.current = of.state;
    of.onAsk();
  };
}

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
