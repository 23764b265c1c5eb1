import type { Fault } from "../../api/fault.ts";
import type { Channel } from "../../api/schemas/user.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useFaultText } from "../parts/useFaultText.ts";

const NOT_SENT = { email: "errors.reason.email_not_sent", sms: "errors.reason.sms_not_sent" } as const;

/**
 * "SMS: failure ... Email verification: failure ..." (specification, section 8), and why where more is known.
 * @param props.isOnlyWay whether there is no other way to get a code
 */
export function NotSent(props: {
  readonly channel: Channel;
  readonly fault: Fault;
  readonly isOnlyWay: boolean;
}) {
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
