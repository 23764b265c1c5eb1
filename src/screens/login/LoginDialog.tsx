import { useTranslation } from "react-i18next";
import { closeLogin, useLoginDialog } from "../../stores/loginDialog.ts";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { LoginView } from "./LoginView.tsx";

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
