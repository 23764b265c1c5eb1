import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import type { Channel } from "../../api/schemas/user.ts";
import { type Credentials, requestVerification } from "../../api/verification.ts";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { ChoiceCards } from "../../ui/field/ChoiceCards.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useOwnClient } from "../environment.tsx";
import { useFaultText, usePageLanguage } from "../parts/texts.ts";
import type { GoOn } from "./EnterCode.tsx";

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

/** The result of a request for a code. Without a fault, the server has sent the code. */
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

type SendingCode = ReturnType<typeof useSendCode>;

const NOT_SENT = { email: "errors.reason.email_not_sent", sms: "errors.reason.sms_not_sent" } as const;

/**
 * Says that the code was not sent (rule 8.28), and why if the fault tells more.
 * @param props.isOnlyWay whether no other channel can send a code
 */
function NotSent(props: { readonly channel: Channel; readonly fault: Fault; readonly isOnlyWay: boolean }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const title = t(NOT_SENT[props.channel]);
  const why = faultText(props.fault);
  return (
    <Notice tone="warning" role="alert" title={title}>
      {why !== title && <Text>{why}</Text>}
      {why === title && !props.isOnlyWay && <Text>{t("verification.notSentHelp")}</Text>}
    </Notice>
  );
}

/** The choice of the channel, the button that sends a code or another code, and the result. */
export function SendCode(props: {
  readonly account: Credentials;
  readonly channels: readonly [Channel, ...Channel[]];
  readonly of: SendingCode;
  /** Whether sending a code is the next step. */
  readonly isNext: boolean;
}) {
  const { t } = useTranslation();
  const { account, channels } = props;
  const { channel, choose, send, busy, outcome, isSent, pause } = props.of;
  return (
    <Card as="section">
      <Stack>
        <Heading>{t("verification.get")}</Heading>
        {channels.length > 1 ? (
          <ChoiceCards
            legend={t("verification.channel")}
            choices={channels.map((value) => ({
              value,
              title: t(`verification.by.${value}`),
              detail: t(`verification.byDetail.${value}`, { email: account.name }),
            }))}
            value={channel}
            onChange={choose}
          />
        ) : (
          <Text>{t(`verification.byDetail.${channel}`, { email: account.name })}</Text>
        )}
        {outcome !== undefined && isSent && (
          <Notice tone="success" title={t(`verification.sent.${outcome.channel}`)}>
            <Text>{t(`verification.sentHelp.${outcome.channel}`)}</Text>
          </Notice>
        )}
        {outcome?.fault && (
          <NotSent channel={outcome.channel} fault={outcome.fault} isOnlyWay={channels.length === 1} />
        )}
        <Actions>
          <Button
            kind={props.isNext ? "primary" : "secondary"}
            busy={busy}
            aria-disabled={pause > 0 || undefined}
            onClick={() => void send()}
          >
            {pause > 0
              ? t("verification.sendAgainIn", { seconds: pause })
              : t(isSent ? "verification.sendAgain" : "verification.send")}
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}
