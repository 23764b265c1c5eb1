import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { useEnvironment } from "../../screens/environment.tsx";
import { useOwnClient } from "../../screens/parts/useClient.ts";
import { useFaultText } from "../../screens/parts/useFaultText.ts";
import { logOut } from "../../stores/session.ts";
import { useSession } from "../../stores/sessionState.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { DEVICE } from "../deviceKeeper.ts";

/** Logging out: it returns to home (specification, section 2), or says why it could not be done. */
export function useLogOut() {
  const { t } = useTranslation();
  const { navigate } = useEnvironment();
  const client = useOwnClient();
  const faultText = useFaultText();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const isOut = await logOut(client);
    // what the next person at this device is not to see
    if (isOut) await DEVICE.forget().catch(() => undefined);
    setBusy(false);
    const { error } = useSession.getState();
    showSnackbar(isOut || error === undefined ? t("login.loggedOut") : faultText(error));
    if (isOut) navigate({ screen: "home" });
  };
  return { leave, busy };
}
