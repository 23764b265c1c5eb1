import { useTranslation } from "react-i18next";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { LoggedInOnly } from "../parts/account/LoggedInOnly.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { OwnHistory } from "./OwnHistory.tsx";

function History() {
  const { t } = useTranslation();
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("shell.screen.history")}</ScreenHeading>
      <HeadingLevel>
        <LoggedInOnly title={t("history.loggedOut")} help={t("history.loggedOutHelp")}>
          {({ name }) => <OwnHistory key={name} email={name} />}
        </LoggedInOnly>
      </HeadingLevel>
    </Stack>
  );
}

/** The logged-in user's payments (rule 6.6). */
export const HistoryScreen = withTexts(["account", "receipt"], History);
