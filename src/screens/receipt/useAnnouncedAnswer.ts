import { useEffect, useEffectEvent, useRef } from "react";
import type { PaymentState } from "../../domain/payments/paymentState.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";

/**
 * Says what came of an asking that somebody pressed for, where it came to nothing new: another state tells itself, and what is asked
 * without a press is not told.
 * @param of `answer` is what is said, `state` how the payment stands
 * @returns what a press does
 */
export function useAnnouncedAnswer(of: {
  readonly state: PaymentState | "unreached";
  readonly asking: boolean;
  readonly onAsk: () => void;
  readonly answer: string;
}): () => void {
  const announce = useAnnounce();
  // how it stood at the press
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
