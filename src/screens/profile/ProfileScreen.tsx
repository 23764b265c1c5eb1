import { useTranslation } from "react-i18next";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { LoggedInOnly } from "../parts/LoggedInOnly.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { OwnProfile } from "./OwnProfile.tsx";

/** What the portal knows of who is logged in, and the ways to change it. */
export function ProfileScreen() {
  const { t } = useTranslation();
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("profile.title")}</ScreenHeading>
      <HeadingLevel>
        <LoggedInOnly title={t("profile.loggedOut")} help={t("profile.loggedOutHelp")}>
          {({ name }) => <OwnProfile key={name} name={name} />}
        </LoggedInOnly>
      </HeadingLevel>
    </Stack>
  );
}
