import { useTranslation } from "react-i18next";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { LoggedInOnly } from "../parts/account/LoggedInOnly.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { OwnProfile } from "./OwnProfile.tsx";

function Profile() {
  const { t } = useTranslation();
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("shell.screen.profile")}</ScreenHeading>
      <HeadingLevel>
        <LoggedInOnly title={t("profile.loggedOut")} help={t("profile.loggedOutHelp")}>
          {({ name }) => <OwnProfile key={name} name={name} />}
        </LoggedInOnly>
      </HeadingLevel>
    </Stack>
  );
}

/** The logged-in user's data, with the forms that change it (rule 2.13). */
export const ProfileScreen = withTexts(["account"], Profile);
