import { useTranslation } from "../../i18n/useTranslation.tsx";
import { closeLogin, useLoginDialog } from "../../stores/loginDialog.ts";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { LoginView } from "./LoginView.tsx";

function Login({ onHome }: { readonly onHome: boolean }) {
  const { t } = useTranslation();
  const { view, email } = useLoginDialog();
  const close = { onClose: closeLogin, closeLabel: t("loginForm.close") };
  // each view is a dialog of its own: the focus goes to its first field
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
 * The log-in dialog in one of its two views (specification, section 2), for as long as it is open.
 * @param onHome the home page is what stands behind it
 */
export const LoginDialog = withTexts(["account"], Login, null);
