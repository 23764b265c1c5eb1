import { useEffect } from "react";
import { CHANNELS } from "../../api/schemas/user.ts";
import type { Credentials } from "../../api/verification.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { clearFault, loadSession, logIn } from "../../stores/session.ts";
import { useSession } from "../../stores/sessionState.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { clearUnverified, useUnverifiedAccount } from "../../stores/unverifiedAccount.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { useEnvironment } from "../environment.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useOwnClient } from "../parts/useClient.ts";
import { useFocusOnChange } from "../parts/useFocusOnChange.ts";
import { useReady } from "../parts/useReady.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { Codes } from "./Codes.tsx";
import { EmailVerification } from "./EmailVerification.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";
import type { GoOn } from "./useConfirmCode.ts";

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
 * Signing up (specification, section 2) and what follows it: the verification, also of the e-mail address of who is logged in
 * and has shown a phone alone.
 */
export const FormScreen = withTexts(["account"], SigningUp);

/** Who is logged in, asked for where nobody has yet. Without an answer it is nobody: signing up takes no log-in. */
function useKnownSession() {
  const client = useOwnClient();
  const { session, error } = useSession();
  const isKnown = session !== undefined || error !== undefined;
  useEffect(() => {
    if (!isKnown) void loadSession(client);
  }, [isKnown, client]);
  return { session, isKnown };
}

/** An account shows by a code that the mailbox or the phone is its owner's, before its first log-in (specification, section 9). */
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

/** Logs in at once with an account that was verified, forgets its password, and goes where a log-in leads. */
function useLogInVerified({ name, password }: Credentials): GoOn {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { navigate } = useEnvironment();
  return async () => {
    if (!(await logIn(client, name, password))) {
      const { error } = useSession.getState();
      // it is said here, and no more where a log-in is begun
      clearFault();
      return error;
    }
    clearUnverified();
    showSnackbar(t("verification.loggedIn"));
    navigate({ screen: "home" });
    return undefined;
  };
}
