import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { useEnvironment } from "../environment.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { LicenceChoice } from "./LicenceChoice.tsx";
import { OneLicence } from "./OneLicence.tsx";
import { useShownToken } from "./useShownToken.ts";

function Licence() {
  const { t } = useTranslation();
  const { licence, council } = useEnvironment();
  const token = useShownToken();
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("shell.screen.licence")}</ScreenHeading>
      <HeadingLevel>
        {licence === undefined ? (
          <LicenceChoice token={token} />
        ) : (
          <OneLicence key={licence} value={licence} council={council} token={token} />
        )}
      </HeadingLevel>
    </Stack>
  );
}

/** Prints the digital licence that a payment renewed (specification, section 2). */
export const LicenceScreen = withTexts(["licence"], Licence);
