import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { type RevisedConfiguration, readPortalConfiguration } from "../../api/portalConfiguration.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { Loading } from "../../screens/parts/Loading.tsx";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { ChangeFault } from "../parts/ChangeFault.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { useDeskRead } from "../parts/useDeskRead.ts";
import { useMay } from "../parts/useMay.ts";
import { CouncilForm } from "./CouncilForm.tsx";
import { PortalForm } from "./PortalForm.tsx";
import { SettingChanges } from "./SettingChanges.tsx";
import { withStoredPeriods } from "./switches.ts";
import { type ChangedPart, useChange } from "./useChange.ts";

/** The switches of the portal and of each council, and who changed them. */
function Settings() {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { reading, again } = useDeskRead(
    useCallback((signal: AbortSignal) => readPortalConfiguration(client, signal), [client]),
  );
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("desk.page.settings")}</ScreenHeading>
      <HeadingLevel>
        {reading.status === "looking" && <Loading shape="block" lines={4} />}
        {reading.status === "fault" && <DeskFault fault={reading.fault} onRetry={again} />}
        {reading.status === "read" && <Switches first={reading.value} onReload={again} />}
      </HeadingLevel>
    </Stack>
  );
}

export const SettingsPage = withTexts(["desk", "deskSettings", "helpline"], Settings);

function Switches(props: { readonly first: RevisedConfiguration; readonly onReload: () => void }) {
  const [{ configuration, revision, ahead }, setShown] = useState(() => timed(props.first));
  const { change, busy, part, said, failed } = useChange(revision, (fresh) => setShown(timed(fresh)));
  // without the permission, the page only shows the switches
  const mayChange = useMay("settings.change");
  const onChange = (changed: ChangedPart, fields: object) =>
    void change(changed, withStoredPeriods(fields, configuration));
  const outcomeOf = (asked: ChangedPart) => {
    if (asked !== part) return null;
    // after an undoing the table is drawn anew, without the button that had the focus
    if (said !== undefined) return <DoneMark said={said} takesFocus={asked === "changes"} />;
    return <ChangeFault {...failed} onReload={props.onReload} />;
  };
  const form = { configuration, ahead, busy, outcomeOf, ...(mayChange && { onChange }) };
  return (
    <>
      <PortalForm {...form} />
      <CouncilForm {...form} />
      {outcomeOf("changes")}
      <SettingChanges
        key={revision}
        busy={busy}
        {...(mayChange && { onUndo: (fields: object) => onChange("changes", fields) })}
      />
    </>
  );
}

/** The answer, with the milliseconds by which the server's clock is ahead of this one. */
function timed(answer: RevisedConfiguration) {
  return { ...answer, ahead: Date.parse(answer.at) - Date.now() };
}
