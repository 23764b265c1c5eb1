import type { Channel } from "../../api/schemas/user.ts";
import type { Credentials } from "../../api/verification.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { EnterCode } from "./EnterCode.tsx";
import { SendCode } from "./SendCode.tsx";
import { type GoOn, useConfirmCode } from "./useConfirmCode.ts";
import { useSendCode } from "./useSendCode.ts";

/**
 * Getting a code and entering it. The main button is the one that comes next: sending, and confirming once a code was sent or
 * typed. After a right code neither is left, only what kept the account from going on.
 */
export function Codes(props: {
  readonly account: Credentials;
  readonly channels: readonly [Channel, ...Channel[]];
  readonly onVerified: GoOn;
  /** What codes are for. */
  readonly why: string;
  /** What is still missing after a right code, when going on fails. */
  readonly missing?: string;
}) {
  const { t } = useTranslation();
  const { account, channels, onVerified } = props;
  const sending = useSendCode(account, channels[0], onVerified);
  const confirming = useConfirmCode(account, onVerified);
  if (confirming.loginFault !== undefined)
    return (
      <>
        {/* takes the focus again when the button that tries again is gone */}
        <Notice key={String(confirming.busy)} tone="success" takesFocus title={t("verification.verified")}>
          {props.missing !== undefined && <Text>{props.missing}</Text>}
        </Notice>
        {confirming.busy ? (
          <Loading lines={2} />
        ) : (
          <FaultNotice fault={confirming.loginFault} onRetry={() => void confirming.tryAgain()} />
        )}
      </>
    );
  const isNextToConfirm = sending.isSent || confirming.isTyped;
  return (
    <>
      <Text>{props.why}</Text>
      <SendCode account={account} channels={channels} of={sending} isNext={!isNextToConfirm} />
      <EnterCode of={confirming} isNext={isNextToConfirm} />
    </>
  );
}
