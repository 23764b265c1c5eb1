import { useTranslation } from "../../i18n/useTranslation.tsx";
import { openLogin } from "../../stores/loginDialog.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** The new password is set: what that means, and the way to log in with it. */
export function PasswordSaved({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  return (
    <Notice tone="success" takesFocus title={t("resetPassword.saved")}>
      <Text>{t("resetPassword.savedHelp", { email })}</Text>
      <Actions>
        <Button kind="primary" onClick={() => openLogin()}>
          {t("login.title")}
        </Button>
      </Actions>
    </Notice>
  );
}
