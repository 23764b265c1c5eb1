import { flushSync } from "react-dom";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { closeLogin, showForgotPassword, useLoginDialog } from "../../stores/loginDialog.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { LogInForm } from "./LogInForm.tsx";
import type { AfterLogIn } from "./useLogIn.ts";

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

/** Where a log-in by the dialog leads (specification, section 4: successful and failed login). */
function useLoginDestinations(): Required<AfterLogIn> {
  const { t } = useTranslation();
  const { navigate } = useEnvironment();
  const fromHome = useLoginDialog((dialog) => dialog.fromHome);
  return {
    onSuccess: () => {
      // before the next screen: its heading takes the focus, which a modal dialog keeps
      flushSync(closeLogin);
      showSnackbar(t("loginForm.successful"));
      navigate({ screen: fromHome ? "checkout" : "home" });
    },
    // the dialog stays, and says why
    onFailure: () => navigate({ screen: "home" }),
  };
}
