import { useEffect, useEffectEvent, useRef } from "react";
import type { PaymentState } from "../../domain/payments/paymentState.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";

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
  const tell = useEffectEvent((isAsking: boolean) => {
    if (isAsking) return;
    if (stateAtPress.current === of.state) announce(of.answer);
    stateAtPress.current = undefined;
  });
  useEffect(() => tell(of.asking), [of.asking]);
  return () => {
    stateAtPress.current = of.state;
    of.onAsk();
  };
}
