import { useTranslation } from "../../i18n/useTranslation.tsx";
import { closeLogin, showForgotPassword } from "../../stores/loginDialog.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { LogInForm } from "./LogInForm.tsx";
import { useLoginDestinations } from "./useLoginDestinations.ts";

/** The dialog's first view: logging in, and every other way from there. */
export function LoginView({ onHome }: { readonly onHome: boolean }) {
  const { t } = useTranslation();
  const ways = useLoginDestinations();
  return (
    <LogInForm {...ways}>
      {(typedEmail) => (
        <>
          {onHome && (
            <GoButton to={{ screen: "checkout" }} leaving={closeLogin} wide>
              {t("loginForm.guest")}
            </GoButton>
          )}
          <Stack gap="hair" align="start">
            <Button kind="quiet" flush="start" onClick={() => showForgotPassword(typedEmail())}>
              {t("forgotPassword.title")}
            </Button>
            <Inline>
              <Text>{t("loginForm.notMember")}</Text>
              <GoButton kind="quiet" to={{ screen: "form" }} leaving={closeLogin}>
                {t("loginForm.register")}
              </GoButton>
            </Inline>
          </Stack>
        </>
      )}
    </LogInForm>
  );
}
