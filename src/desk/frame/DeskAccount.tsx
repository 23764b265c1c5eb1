import { useTranslation } from "react-i18next";
import type { Session } from "../../api/session.ts";
import { useLogOut } from "../../screens/parts/account/useLogOut.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useRoleText } from "../parts/useRoleText.ts";

/** The user's name, their roles with the councils, and the log-out. */
export function DeskAccount({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  const roleText = useRoleText();
  const { leave, busy } = useLogOut();
  return (
    <Stack as="section" gap="tight" aria-label={t("desk.account")}>
      <Stack gap="hair">
        <Text size="small" translate="no">
          {t("login.loggedInAs", { name: session.name })}
        </Text>
        {session.roles.map((role) => (
          <Text key={role} size="small" tone="muted">
            {roleText(role)}
          </Text>
        ))}
      </Stack>
      <div>
        <Button busy={busy} onClick={() => void leave()}>
          {t("login.logOut")}
        </Button>
      </div>
    </Stack>
  );
}
