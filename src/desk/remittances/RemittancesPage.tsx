import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { CouncilSelect, usePermittedCouncils } from "../parts/CouncilSelect.tsx";
import { Forbidden } from "../parts/Forbidden.tsx";
import { PeriodReport } from "./PeriodReport.tsx";
import { RemittanceTable } from "./RemittanceTable.tsx";

/** The remittances of one council, and the reports of a month and a year. */
function Remittances() {
  const { t } = useTranslation();
  const { councils } = usePermittedCouncils("reports.read");
  const [chosen, setChosen] = useState(councils[0]);
  // the roles may change while the page is open
  const council = councils.find((code) => code === chosen) ?? councils[0];
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("desk.page.remittances")}</ScreenHeading>
      <HeadingLevel>
        {council === undefined ? (
          <Forbidden />
        ) : (
          <>
            <Grid columns="fields">
              <CouncilSelect councils={councils} value={council} onChoose={setChosen} />
            </Grid>
            <RemittanceTable key={council} council={council} />
            <Stack as="section">
              <Heading>{t("deskRemittances.report")}</Heading>
              <PeriodReport />
            </Stack>
          </>
        )}
      </HeadingLevel>
    </Stack>
  );
}

export const RemittancesPage = withTexts(["desk", "deskRemittances"], Remittances);
