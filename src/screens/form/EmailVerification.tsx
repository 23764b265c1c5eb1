import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import { readUser } from "../../api/user.ts";
import type { Credentials } from "../../api/verification.ts";
import { endsSession } from "../../stores/session.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment, useOwnClient } from "../environment.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/focusHeading.ts";
import { GoButton } from "../parts/GoButton.tsx";
import { Loading } from "../parts/Loading.tsx";
import { Codes } from "./Codes.tsx";
import type { GoOn } from "./EnterCode.tsx";
import { OwnPassword } from "./OwnPassword.tsx";

type OwnEmail =
  | { readonly status: "loading" | "verified" | "unverified" }
  | { readonly status: "failed"; readonly fault: Fault };

/**
 * Reads whether the logged-in user has verified the e-mail address.
 * @param name the session's name, an e-mail address
 */
function useOwnEmail(name: string) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { navigate } = useEnvironment();
  const [state, setState] = useState<OwnEmail>({ status: "loading" });

  const look = useCallback(async () => {
    setState({ status: "loading" });
    try {
      const { verified_by } = await readUser(client, name);
      setState({ status: verified_by === "email" ? "verified" : "unverified" });
    } catch (error) {
      const fault = faultOf(error);
      if (!endsSession(fault)) setState({ status: "failed", fault });
    }
  }, [client, name]);
  useEffect(() => void look(), [look]);

  const onVerified: GoOn = async () => {
    try {
      const { verified_by } = await readUser(client, name);
      if (verified_by !== "email") return { kind: "refused", reason: "unverified" };
    } catch (error) {
      const fault = faultOf(error);
      endsSession(fault);
      return fault;
    }
    showSnackbar(t("verification.emailVerified"));
    navigate({ screen: "history" });
    return undefined;
  };
  return { state, look, onVerified } as const;
}

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
