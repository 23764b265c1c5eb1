import { useTranslation } from "react-i18next";
import type { Session } from "../../api/session.ts";
import { isCouncilCode, placeOfCouncil } from "../../domain/councils.ts";
import { useLogOut } from "../../screens/parts/account/useLogOut.ts";
import { useDynamicText, usePageLanguage } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";

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

/** Names a role such as `finance:mpt` in words, with its council. */
function useRoleText(): (role: string) => string {
  const word = useDynamicText();
  const language = usePageLanguage();
  return (role) => {
    const [name = "", council] = role.split(":");
    // each role that a user document may have has a text
    const said = word(`desk.role.${name}`);
    return isCouncilCode(council) ? `${said} · ${placeOfCouncil(council, language)}` : said;
  };
}
