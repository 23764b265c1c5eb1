import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { closeLogin, showForgotPassword, useLoginDialog } from "../../stores/loginDialog.ts";
import { payWholeCart } from "../../stores/paymentSelection.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { type AfterLogIn, LogInForm } from "./LogInForm.tsx";

function Login({ onHome }: { readonly onHome: boolean }) {
  const { t } = useTranslation();
  const { view, email } = useLoginDialog();
  const close = { onClose: closeLogin, closeLabel: t("loginForm.close") };
  // Each view is a separate dialog, so that its first field gets the focus.
  return view === "forgot" ? (
    <Dialog key="forgot" title={t("forgotPassword.title")} {...close}>
      <ForgotPasswordForm email={email} close={{ label: t("loginForm.close"), onClose: closeLogin }} />
    </Dialog>
  ) : (
    <Dialog key="login" title={t("login.title")} {...close}>
      <LoginView onHome={onHome} />
    </Dialog>
  );
}

/**
 * The open login dialog in one of its two views (rule 4.3).
 * @param onHome whether the home page is behind it
 */
export const LoginDialog = withTexts(["account"], Login, null);

/** The dialog's first view: the log-in form and the links to guest checkout, new password and registration (rules 2.26, 2.27). */
function LoginView({ onHome }: { readonly onHome: boolean }) {
  const { t } = useTranslation();
  const ways = useLoginDestinations();
  return (
    <LogInForm {...ways}>
      {(typedEmail) => (
        <>
          {onHome && (
            <GoButton
              to={{ screen: "checkout" }}
              leaving={() => {
                payWholeCart();
                closeLogin();
              }}
              wide
            >
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
      if (fromHome) payWholeCart();
      navigate({ screen: fromHome ? "checkout" : "home" });
    },
    // The dialog stays open and shows the error.
    onFailure: () => navigate({ screen: "home" }),
  };
}
