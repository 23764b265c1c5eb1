import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import { readReset } from "../../api/resetPassword.ts";
import { openLogin } from "../../stores/loginDialog.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment, useOwnClient } from "../environment.tsx";
import { Loading } from "../parts/Loading.tsx";
import { useReady } from "../parts/reportToPage.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { InvalidRequest } from "./InvalidRequest.tsx";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";

/** The state of the reset link. */
type ResetLink =
  | { readonly status: "looking" }
  /** The address has no valid id. */
  | { readonly status: "none" }
  /** The link has expired, no longer works, or the call failed. */
  | { readonly status: "failed"; readonly fault: Fault }
  | { readonly status: "valid"; readonly id: string; readonly email: string }
  | { readonly status: "saved"; readonly email: string };

/** Checks the reset link with the server. `read` repeats the check. */
function useResetLink() {
  const { resetId: id } = useEnvironment();
  const client = useOwnClient();
  const [link, setLink] = useState<ResetLink>({ status: "looking" });
  const latest = useRef(0);

  // Of two overlapping calls, the later one counts, whichever answers first.
  const read = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    const become = (next: ResetLink) => {
      if (mine === latest.current) setLink(next);
    };
    if (id === undefined) return become({ status: "none" });
    become({ status: "looking" });
    try {
      become({ status: "valid", id, email: await readReset(client, id) });
    } catch (error) {
      become({ status: "failed", fault: faultOf(error) });
    }
  }, [client, id]);
  useEffect(() => void read(), [read]);

  return { link, setLink, read };
}

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
