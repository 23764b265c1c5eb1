import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { openLogin, showForgotPassword } from "../../stores/loginDialog.ts";
import { useRegistrationDraft } from "../../stores/registrationDraft.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useFaultText } from "../parts/useFaultText.ts";
import { isConflict } from "./useRegistration.ts";

/**
 * Explains why the registration failed (rules 8.4, 8.5). For an existing account it offers the log-in and a new password: the
 * account may come from the user's own earlier attempt, whose answer was lost.
 */
export function RegistrationProblem({ fault }: { readonly fault: Fault }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const email = useRegistrationDraft((draft) => draft.email_address);
  if (isConflict(fault))
    return (
      <Notice tone="warning" role="alert" takesFocus title={t("errors.reason.email_already_exist")}>
        <Text>{t("registration.conflictHelp")}</Text>
        <Actions>
          <Button onClick={() => openLogin()}>{t("login.title")}</Button>
          <Button
            onClick={() => {
              openLogin();
              showForgotPassword(email);
            }}
          >
            {t("forgotPassword.title")}
          </Button>
        </Actions>
      </Notice>
    );
  const title = t("errors.reason.attempt_failed_please_try_again");
  const why = faultText(fault);
  const reference = "reference" in fault ? fault.reference : undefined;
  return (
    <Notice tone="warning" role="alert" takesFocus title={title}>
      {why !== title && <Text>{why}</Text>}
      {reference && (
        <Text size="small" translate="no">
          {t("common.reference", { reference })}
        </Text>
      )}
    </Notice>
  );
}
