import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { readCouncilData } from "../../api/councilData.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { may } from "../../domain/roles.ts";
import { useEnvironment, useOwnClient } from "../../screens/environment.tsx";
import { useCouncilName } from "../../screens/parts/CouncilName.tsx";
import { Loading } from "../../screens/parts/Loading.tsx";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { useSession } from "../../stores/sessionState.ts";
import { Select } from "../../ui/field/Select.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { useDeskRead } from "../parts/useDeskRead.ts";
import { CouncilSections } from "./CouncilSections.tsx";

/** A council's own data. The address names the council. A role for named councils shows these alone. */
function Councils() {
  const { t } = useTranslation();
  const { council, navigate } = useEnvironment();
  const nameOf = useCouncilName();
  const roles = useSession(({ session }) => session?.roles) ?? [];
  const permitted = COUNCIL_CODES.filter((code) => may(roles, "councils.read", code));
  const shown = permitted.find((code) => code === council) ?? permitted[0];
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("desk.page.councils")}</ScreenHeading>
      {shown !== undefined && (
        <HeadingLevel>
          <Select
            label={t("common.council")}
            name="council"
            value={shown}
            onChange={({ target }) => {
              const chosen = permitted.find((code) => code === target.value) ?? shown;
              navigate({ screen: "desk", page: "councils", council: chosen });
            }}
          >
            {permitted.map((code) => (
              <option key={code} value={code}>
                {nameOf(code).name}
              </option>
            ))}
          </Select>
          <CouncilData key={shown} council={shown} />
        </HeadingLevel>
      )}
    </Stack>
  );
}

export const CouncilsPage = withTexts(["desk", "deskCouncils"], Councils);

function CouncilData({ council }: { readonly council: CouncilCode }) {
  const client = useOwnClient();
  const { reading, again } = useDeskRead(
    useCallback((signal: AbortSignal) => readCouncilData(client, council, signal), [client, council]),
  );
  if (reading.status === "looking") return <Loading shape="block" lines={4} />;
  if (reading.status === "fault") return <DeskFault fault={reading.fault} onRetry={again} />;
  return <CouncilSections council={council} first={reading.value} onReload={again} />;
}
