import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import { readUser } from "../../api/user.ts";
import { endsSession } from "../../stores/session.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { useEnvironment } from "../environment.tsx";
import { useOwnClient } from "../parts/useClient.ts";
import type { GoOn } from "./useConfirmCode.ts";

type OwnEmail =
  | { readonly status: "loading" | "verified" | "unverified" }
  | { readonly status: "failed"; readonly fault: Fault };

/**
 * Reads whether the logged-in user has verified the e-mail address.
 * @param name the session's name, an e-mail address
 */
export function useOwnEmail(name: string) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { navigate } = useEnvironment();
  const [state, setState] = useState<OwnEmail>({ status: "loading" });

  const look = useCallback(async () => {
    setState({ status: "loading" });
    try {
      const { verified_by } = await readUser(client, name);
      setState({ status: verified_by === "email" ? "verified" : "unverified" });
    } catch (error) {
      const fault = faultOf(error);
      if (!endsSession(fault)) setState({ status: "failed", fault });
    }
  }, [client, name]);
  useEffect(() => void look(), [look]);

  const onVerified: GoOn = async () => {
    try {
      const { verified_by } = await readUser(client, name);
      if (verified_by !== "email") return { kind: "refused", reason: "unverified" };
    } catch (error) {
      const fault = faultOf(error);
      endsSession(fault);
      return fault;
    }
    showSnackbar(t("verification.emailVerified"));
    navigate({ screen: "history" });
    return undefined;
  };
  return { state, look, onVerified } as const;
}
