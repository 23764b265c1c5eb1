import { useEffect } from "react";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { loadSession } from "../../stores/session.ts";
import { useSession } from "../../stores/sessionState.ts";
import { useUnverifiedAccount } from "../../stores/unverifiedAccount.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useOwnClient } from "../parts/useClient.ts";
import { useFocusOnChange } from "../parts/useFocusOnChange.ts";
import { useReady } from "../parts/useReady.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { EmailVerification } from "./EmailVerification.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";
import { Verification } from "./Verification.tsx";

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
