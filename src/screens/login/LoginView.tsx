import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
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

/** The dialog's first view: the log-in form and the links to guest checkout, new password and registration (rules 2.26, 2.27). */
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

/** The screens that follow a log-in by the dialog (rules 4.5, 4.6, 4.7). */
function useLoginDestinations(): Required<AfterLogIn> {
  const { t } = useTranslation();
  const { navigate } = useEnvironment();
  const fromHome = useLoginDialog((dialog) => dialog.fromHome);
  return {
    onSuccess: () => {
      // Close the dialog before the next screen renders: that screen's heading takes the focus, which an open modal dialog keeps.
      flushSync(closeLogin);
      showSnackbar(t("loginForm.successful"));
      navigate({ screen: fromHome ? "checkout" : "home" });
    },
    // The dialog stays open and shows the error.
    onFailure: () => navigate({ screen: "home" }),
  };
}
