import { useTranslation } from "react-i18next";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { usePermittedCouncils } from "../parts/CouncilSelect.tsx";
import { Forbidden } from "../parts/Forbidden.tsx";
import { LoadFile } from "./LoadFile.tsx";

/** The loads of a council's records from a file. */
function Loads() {
  const { t } = useTranslation();
  const { councils } = usePermittedCouncils("records.load");
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("desk.page.loads")}</ScreenHeading>
      <HeadingLevel>
        <Text>{t("deskLoads.intro")}</Text>
        {/* the form keeps the chosen file when the roles change */}
        {councils.length === 0 && <Forbidden />}
        <LoadFile councils={councils} />
      </HeadingLevel>
    </Stack>
  );
}

export const LoadsPage = withTexts(["desk", "deskLoads"], Loads);
