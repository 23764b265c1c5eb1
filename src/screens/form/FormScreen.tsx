import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { CHANNELS } from "../../api/schemas/user.ts";
import type { Credentials } from "../../api/verification.ts";
import { clearFault, loadSession, logIn } from "../../stores/session.ts";
import { useSession } from "../../stores/sessionState.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { clearUnverified, useUnverifiedAccount } from "../../stores/unverifiedAccount.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { useEnvironment, useOwnClient } from "../environment.tsx";
import { useFocusOnChange } from "../parts/focusHeading.ts";
import { Loading } from "../parts/Loading.tsx";
import { useReady } from "../parts/reportToPage.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { Codes } from "./Codes.tsx";
import { EmailVerification } from "./EmailVerification.tsx";
import type { GoOn } from "./EnterCode.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

const TITLES = {
  registration: "shell.screen.form",
  verification: "verification.title",
  email: "verification.emailTitle",
} as const;

function SigningUp() {
  const { t } = useTranslation();
  const { unverified } = useUnverifiedAccount();
  const { session, isKnown } = useKnownSession();
  const step = unverified ? "verification" : session ? "email" : "registration";
  const shown = isKnown ? step : undefined;
  useReady(isKnown);
  const heading = useFocusOnChange(shown);
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading ref={heading}>{t(TITLES[step])}</ScreenHeading>
      <HeadingLevel>
        {shown === undefined && <Loading shape="block" lines={4} />}
        {unverified && <Verification account={unverified} />}
        {shown === "email" && session && (
          <EmailVerification key={session.name} name={session.name} onStep={() => heading.current?.focus()} />
        )}
        {shown === "registration" && <RegistrationForm />}
      </HeadingLevel>
    </Stack>
  );
}

/**
 * The registration (rule 2.10) and the verification after it. A logged-in user who has verified only a phone verifies the e-mail
 * address here too.
 */
export const FormScreen = withTexts(["account"], SigningUp);

/** Returns the session, and loads it if needed. If that fails, the screen assumes a guest: a registration needs no log-in. */
function useKnownSession() {
  const client = useOwnClient();
  const { session, error } = useSession();
  const isKnown = session !== undefined || error !== undefined;
  useEffect(() => {
    if (!isKnown) void loadSession(client);
  }, [isKnown, client]);
  return { session, isKnown };
}

/** A new account needs a code, sent to its e-mail address or phone, before its first log-in (rule 9.19). */
function Verification({ account }: { readonly account: Credentials }) {
  const { t } = useTranslation();
  const onVerified = useLogInVerified(account);
  return (
    <>
      <Codes
        account={account}
        channels={CHANNELS}
        onVerified={onVerified}
        why={t("verification.why")}
        missing={t("verification.notLoggedIn")}
      />
      <Inline>
        <Button kind="quiet" flush="start" onClick={clearUnverified}>
          {t("verification.startOver")}
        </Button>
      </Inline>
    </>
  );
}

/** Logs a verified account in, drops its password from memory and opens the home page. */
function useLogInVerified({ name, password }: Credentials): GoOn {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { navigate } = useEnvironment();
  return async () => {
    if (!(await logIn(client, name, password))) {
      const { error } = useSession.getState();
      // This screen shows the fault, so the login dialog must not show it later.
      clearFault();
      return error;
    }
    clearUnverified();
    showSnackbar(t("verification.loggedIn"));
    navigate({ screen: "home" });
    return undefined;
  };
}
