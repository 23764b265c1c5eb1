import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { readCouncilData } from "../../api/councilData.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { useEnvironment, useOwnClient } from "../../screens/environment.tsx";
import { Loading } from "../../screens/parts/Loading.tsx";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { CouncilSelect, usePermittedCouncils } from "../parts/CouncilSelect.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { useDeskRead } from "../parts/useDeskRead.ts";
import { CouncilSections } from "./CouncilSections.tsx";

/** A council's own data. The address names the council. A role for named councils shows these alone. */
function Councils() {
  const { t } = useTranslation();
  const { council, navigate } = useEnvironment();
  const { councils } = usePermittedCouncils("councils.read");
  const shown = councils.find((code) => code === council) ?? councils[0];
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("desk.page.councils")}</ScreenHeading>
      {shown !== undefined && (
        <HeadingLevel>
          <CouncilSelect
            councils={councils}
            value={shown}
            onChoose={(chosen = shown) => navigate({ screen: "desk", page: "councils", council: chosen })}
          />
          <CouncilData key={shown} council={shown} />
        </HeadingLevel>
      )}
    </Stack>
  );
}

export const CouncilsPage = withTexts(["desk", "deskCouncils", "siteRefusal"], Councils);

function CouncilData({ council }: { readonly council: CouncilCode }) {
  const client = useOwnClient();
  const { reading, again } = useDeskRead(
    useCallback((signal: AbortSignal) => readCouncilData(client, council, signal), [client, council]),
  );
  if (reading.status === "looking") return <Loading shape="block" lines={4} />;
  if (reading.status === "fault") return <DeskFault fault={reading.fault} onRetry={again} />;
  return <CouncilSections council={council} first={reading.value} onReload={again} />;
}
