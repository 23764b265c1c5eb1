import type { i18n } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { addNamespaces } from "../../i18n/useNamespaces.ts";
import { beginLoading } from "../../stores/loading.ts";
import { closeLogin, useLoginDialog } from "../../stores/loginDialog.ts";
import { showSnackbar } from "../../stores/snackbar.ts";

type Dialog = typeof import("../../screens/login/LoginDialog.tsx").LoginDialog;

/** Draws the login dialog. Its code and texts load when somebody wants to log in, and meanwhile the loading bar runs. */
export function LoginPlace({ onHome }: { readonly onHome: boolean }) {
  const { t, i18n } = useTranslation();
  const isOpen = useLoginDialog((dialog) => dialog.view !== "closed");
  const [loaded, setLoaded] = useState<{ readonly Dialog: Dialog }>();
  useEffect(() => {
    if (!isOpen) return setLoaded(undefined);
    load(i18n).then(
      (Dialog) => setLoaded({ Dialog }),
      () => {
        closeLogin();
        showSnackbar(t("errors.kind.unreachable"));
      },
    );
  }, [isOpen, i18n, t]);
  if (!isOpen) return null;
  return loaded === undefined ? <OnItsWay /> : <loaded.Dialog onHome={onHome} />;
}

/** Shows the loading bar as the answer to the press. */
function OnItsWay() {
  useEffect(beginLoading, []);
  return null;
}

/** Also loads the home page. A failed login leads there, and the network may be the cause of the failure. */
async function load(translator: i18n): Promise<Dialog> {
  const [{ LoginDialog }] = await Promise.all([
    import("../../screens/login/LoginDialog.tsx"),
    import("../../screens/home/HomeScreen.tsx"),
    addNamespaces(translator, ["account"]),
  ]);
  return LoginDialog;
}
