import { useState } from "react";
import { useTranslation } from "react-i18next";
import { logOut } from "../../../stores/session.ts";
import { useSession } from "../../../stores/sessionState.ts";
import { showSnackbar } from "../../../stores/snackbar.ts";
import { useEnvironment, useOwnClient } from "../../environment.tsx";
import { useFaultText } from "../texts.ts";

/** Logs out and leads home (rule 2.23), or shows why that failed. */
export function useLogOut() {
  const { t } = useTranslation();
  const { navigate, device } = useEnvironment();
  const client = useOwnClient();
  const faultText = useFaultText();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const isOut = await logOut(client);
    // the next person at this device must not see these documents
    if (isOut) await device?.forget().catch(() => undefined);
    setBusy(false);
    const { error } = useSession.getState();
    showSnackbar(isOut || error === undefined ? t("login.loggedOut") : faultText(error));
    if (isOut) navigate({ screen: "home" });
  };
  return { leave, busy };
}
