import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { readConfigurationChanges } from "../../api/portalConfiguration.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { ChangeTable } from "../parts/ChangeTable.tsx";
import { isSettable, undoing } from "./switches.ts";
import { useChangeText } from "./useChangeText.ts";

/** The changes of the settings. */
export function SettingChanges(props: {
  readonly busy: boolean;
  /** Saves the values before a change. Undefined for a user who may only read. */
  readonly onUndo?: (fields: object) => void;
}) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { busy, onUndo } = props;
  const describe = useChangeText();
  const read = useCallback(
    (before: string | undefined, signal: AbortSignal) => readConfigurationChanges(client, before, signal),
    [client],
  );
  return (
    <ChangeTable
      read={read}
      describe={describe}
      empty={t("deskSettings.noChanges")}
      busy={busy}
      canUndo={({ changed }) => changed.every(({ field }) => isSettable(field))}
      {...(onUndo && { onUndo: ({ changed }) => onUndo(undoing(changed)) })}
    />
  );
}
