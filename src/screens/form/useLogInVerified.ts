import type { Credentials } from "../../api/verification.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { clearFault, logIn } from "../../stores/session.ts";
import { useSession } from "../../stores/sessionState.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { clearUnverified } from "../../stores/unverifiedAccount.ts";
import { useEnvironment } from "../environment.tsx";
import { useOwnClient } from "../parts/useClient.ts";
import type { GoOn } from "./useConfirmCode.ts";

/** Logs in at once with an account that was verified, forgets its password, and goes where a log-in leads. */
export function useLogInVerified({ name, password }: Credentials): GoOn {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { navigate } = useEnvironment();
  return async () => {
    if (!(await logIn(client, name, password))) {
      const { error } = useSession.getState();
      // it is said here, and no more where a log-in is begun
      clearFault();
      return error;
    }
    clearUnverified();
    showSnackbar(t("verification.loggedIn"));
    navigate({ screen: "home" });
    return undefined;
  };
}
