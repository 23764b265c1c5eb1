import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { readConfigurationChanges } from "../../api/portalConfiguration.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { usePlaceOfCouncil } from "../../screens/parts/CouncilName.tsx";
import { ChangeTable } from "../parts/ChangeTable.tsx";
import { changeTextOf } from "./changeText.ts";
import { isSettable, undoing } from "./switches.ts";

/** The changes of the settings. */
export function SettingChanges(props: {
  readonly busy: boolean;
  /** Saves the values before a change. Undefined for a user who may only read. */
  readonly onUndo?: (fields: object) => void;
}) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { busy, onUndo } = props;
  const placeOf = usePlaceOfCouncil();
  const read = useCallback(
    (before: string | undefined, signal: AbortSignal) => readConfigurationChanges(client, before, signal),
    [client],
  );
  return (
    <ChangeTable
      read={read}
      describe={changeTextOf(t, placeOf)}
      empty={t("deskSettings.noChanges")}
      busy={busy}
      canUndo={({ changed }) => changed.every(({ field }) => isSettable(field))}
      {...(onUndo && { onUndo: ({ changed }) => onUndo(undoing(changed)) })}
    />
  );
}
