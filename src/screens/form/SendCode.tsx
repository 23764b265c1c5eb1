import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import type { Channel } from "../../api/schemas/user.ts";
import type { Credentials } from "../../api/verification.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { ChoiceCards } from "../../ui/field/ChoiceCards.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useFaultText } from "../parts/useFaultText.ts";
import type { SendingCode } from "./useSendCode.ts";

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
