import type { i18n } from "i18next";
import { useEffect, useState } from "react";
import { addNamespaces } from "../../i18n/useNamespaces.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { beginLoading } from "../../stores/loading.ts";
import { closeLogin, useLoginDialog } from "../../stores/loginDialog.ts";
import { showSnackbar } from "../../stores/snackbar.ts";

type Dialog = typeof import("../../screens/login/LoginDialog.tsx").LoginDialog;

/** Where the log-in dialog stands. Its code and its texts are fetched when somebody wants to log in; meanwhile the bar runs. */
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

/** The page-loading bar says that something was pressed. */
function OnItsWay() {
  useEffect(beginLoading, []);
  return null;
}

/** With the home page, to which a failed log-in leads: the network may be what failed. */
async function load(translator: i18n): Promise<Dialog> {
  const [{ LoginDialog }] = await Promise.all([
    import("../../screens/login/LoginDialog.tsx"),
    import("../../screens/home/HomeScreen.tsx"),
    addNamespaces(translator, ["account"]),
  ]);
  return LoginDialog;
}
