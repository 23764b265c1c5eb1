import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Credentials } from "../../api/verification.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/fromHeading.ts";
import { GoButton } from "../parts/GoButton.tsx";
import { Loading } from "../parts/Loading.tsx";
import { Codes } from "./Codes.tsx";
import { OwnPassword } from "./OwnPassword.tsx";
import { useOwnEmail } from "./useOwnEmail.ts";

/**
 * A logged-in user who has verified only a phone verifies the e-mail address here. The call that sends a code needs the password,
 * which the session does not contain.
 */
export function EmailVerification(props: {
  /** The session's name, an e-mail address. */
  readonly name: string;
  /** Called when the control that has the focus is replaced. */
  readonly onStep: () => void;
}) {
  const { t } = useTranslation();
  const { name } = props;
  const { state, look, onVerified } = useOwnEmail(name);
  const [account, setAccount] = useState<Credentials>();
  const hold = (given: Credentials | undefined) => {
    setAccount(given);
    props.onStep();
  };
  if (state.status === "loading") return <Loading shape="block" lines={4} />;
  if (state.status === "failed") return <FaultNotice fault={state.fault} onRetry={fromHeading(look)} />;
  if (state.status === "verified")
    return (
      <Notice tone="success" title={t("verification.emailVerified")}>
        <Text>{t("verification.nothingToDo")}</Text>
        <Actions>
          <GoButton to={{ screen: "history" }}>{t("shell.screen.history")}</GoButton>
        </Actions>
      </Notice>
    );
  const why = t("verification.whyEmail");
  if (account === undefined)
    return (
      <>
        <Text>{why}</Text>
        <OwnPassword onGiven={(password) => hold({ name, password })} />
      </>
    );
  return (
    <>
      <Codes account={account} channels={["email"]} onVerified={onVerified} why={why} />
      <Inline>
        <Button kind="quiet" flush="start" onClick={() => hold(undefined)}>
          {t("verification.passwordAgain")}
        </Button>
      </Inline>
    </>
  );
}
