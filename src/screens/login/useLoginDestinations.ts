import { flushSync } from "react-dom";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { closeLogin, useLoginDialog } from "../../stores/loginDialog.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { useEnvironment } from "../environment.tsx";
import type { AfterLogIn } from "./useLogIn.ts";

/** Where a log-in by the dialog leads (specification, section 4: successful and failed login). */
export function useLoginDestinations(): Required<AfterLogIn> {
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
