import { useTranslation } from "react-i18next";
import { openLogin } from "../../stores/loginDialog.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useReady } from "../parts/useReady.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { InvalidRequest } from "./InvalidRequest.tsx";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";
import { useResetLink } from "./useResetLink.ts";

function ResetPassword() {
  const { t } = useTranslation();
  const { link, setLink, read } = useResetLink();
  useReady(link.status !== "looking");
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("shell.screen.reset_password")}</ScreenHeading>
      <HeadingLevel>
        {link.status === "looking" && <Loading shape="block" lines={4} />}
        {(link.status === "none" || link.status === "failed") && (
          <InvalidRequest
            fault={link.status === "failed" ? link.fault : undefined}
            onRetry={() => void read()}
          />
        )}
        {link.status === "valid" && (
          <ResetPasswordForm
            id={link.id}
            email={link.email}
            onSaved={() => setLink({ status: "saved", email: link.email })}
            onDead={(fault) => setLink({ status: "failed", fault })}
          />
        )}
        {link.status === "saved" && <PasswordSaved email={link.email} />}
      </HeadingLevel>
    </Stack>
  );
}

/** Sets a new password with the link from an e-mail (rule 2.17). */
export const ResetPasswordScreen = withTexts(["account"], ResetPassword);

/** Confirms the new password and offers the log-in. */
function PasswordSaved({ email }: { readonly email: string }) {
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
