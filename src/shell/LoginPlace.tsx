import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { closeLogin, useLoginDialog } from "../stores/loginDialog.ts";
import { showSnackbar } from "../stores/snackbar.ts";

type Dialog = typeof import("../screens/login/LoginDialog.tsx").LoginDialog;

/** Where the log-in dialog stands. Its code is fetched when somebody wants to log in. */
export function LoginPlace({ onHome }: { readonly onHome: boolean }) {
  const { t } = useTranslation();
  const isOpen = useLoginDialog((dialog) => dialog.view !== "closed");
  const [loaded, setLoaded] = useState<{ readonly Dialog: Dialog }>();
  useEffect(() => {
    if (isOpen && loaded === undefined)
      load().then(
        (Dialog) => setLoaded({ Dialog }),
        () => {
          closeLogin();
          showSnackbar(t("errors.kind.unreachable"));
        },
      );
  }, [isOpen, loaded, t]);
  return isOpen && loaded !== undefined && <loaded.Dialog onHome={onHome} />;
}

/** With the home page, to which a failed log-in leads: the network may be what failed. */
async function load(): Promise<Dialog> {
  const [{ LoginDialog }] = await Promise.all([
    import("../screens/login/LoginDialog.tsx"),
    import("../screens/home/HomeScreen.tsx"),
  ]);
  return LoginDialog;
}
