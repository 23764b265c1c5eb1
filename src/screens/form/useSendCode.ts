import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import type { Channel } from "../../api/schemas/user.ts";
import { type Credentials, requestVerification } from "../../api/verification.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { useOwnClient } from "../parts/useClient.ts";
import { usePageLanguage } from "../parts/usePageLanguage.ts";
import type { GoOn } from "./useConfirmCode.ts";

const SECOND = 1000;

/** Counts a pause down by the clock, so that it is right after a tab has slept in the background. */
function useCountdown() {
  const [pause, setPause] = useState({ until: 0, left: 0 });
  const { until, left } = pause;
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setPause({ until, left: secondsTo(until) }), SECOND);
    return () => clearInterval(timer);
  }, [until, isOver]);
  return {
    /** Whole seconds, 0 after the pause. */
    left,
    begin: (seconds: number) => setPause({ until: Date.now() + seconds * SECOND, left: seconds }),
  };
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / SECOND));
}

/** Seconds until the same channel may send another code. A message takes some time, and an account gets few codes a day. */
const PAUSE = 60;

/** The result of a request for a code. Without a fault, the code is on its way. */
interface Outcome {
  readonly channel: Channel;
  readonly fault?: Fault;
}

/**
 * Requests a code, and another one after a pause.
 * @param onVerified continues with an account that needs no code because it was verified elsewhere
 */
export function useSendCode(account: Credentials, first: Channel, onVerified: GoOn) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const language = usePageLanguage();
  const announce = useAnnounce();
  const pauses = { email: useCountdown(), sms: useCountdown() };
  const [channel, choose] = useState(first);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const { left, begin } = pauses[channel];

  const whyNot = async (fault: Fault) =>
    fault.kind === "refused" && fault.reason === "no_changes" ? await onVerified() : fault;

  const send = async () => {
    if (left > 0) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      await requestVerification(client, account, { channel, language });
      setOutcome({ channel });
      begin(PAUSE);
      announce(t(`verification.sent.${channel}`));
    } catch (error) {
      const fault = await whyNot(faultOf(error));
      if (fault !== undefined) setOutcome({ channel, fault });
    } finally {
      setBusy(false);
    }
  };
  return {
    channel,
    choose,
    send,
    busy,
    outcome,
    isSent: outcome !== undefined && outcome.fault === undefined,
    pause: left,
  } as const;
}

export type SendingCode = ReturnType<typeof useSendCode>;
