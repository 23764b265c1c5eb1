import { useTranslation } from "react-i18next";
import type { Channel } from "../../api/schemas/user.ts";
import type { Credentials } from "../../api/verification.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { EnterCode, type GoOn, useConfirmCode } from "./EnterCode.tsx";
import { SendCode, useSendCode } from "./SendCode.tsx";

/**
 * The two steps of a verification: send a code, enter the code. The primary button belongs to the next step: "send" first,
 * "confirm" after a code was sent or typed. If the code was right but the next call failed, both steps give way to that fault.
 */
export function Codes(props: {
  readonly account: Credentials;
  readonly channels: readonly [Channel, ...Channel[]];
  readonly onVerified: GoOn;
  /** The reason why a code is needed. */
  readonly why: string;
  /** Tells the user what is still missing when the call after a right code fails. */
  readonly missing?: string;
}) {
  const { t } = useTranslation();
  const { account, channels, onVerified } = props;
  const sending = useSendCode(account, channels[0], onVerified);
  const confirming = useConfirmCode(account, onVerified);
  if (confirming.loginFault !== undefined)
    return (
      <>
        {/* The new key gives the notice the focus again when the retry button disappears. */}
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
