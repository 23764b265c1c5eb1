import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { readConfigurationChanges } from "../../api/portalConfiguration.ts";
import type { ChangesPage } from "../../api/schemas/configurationChange.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { type DataColumn, DataTable } from "../parts/DataTable.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { useDeskPages } from "../parts/useDeskPages.ts";
import { undoing } from "./switches.ts";
import { useChangeText } from "./useChangeText.ts";

type Change = ChangesPage["changes"][number];

/** Who changed what and when, the newest first. An undoing is a new change back to the values before. */
export function ChangeTable(props: {
  readonly busy: boolean;
  /** Takes the change back. Undefined for a user who may only read. */
  readonly onUndo?: (change: object) => void;
}) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { onUndo } = props;
  const textOf = useChangeText();
  const { page, fault, busy, again, goNext, goPrevious } = useDeskPages(
    useCallback(
      (before: string | undefined, signal: AbortSignal) => readConfigurationChanges(client, before, signal),
      [client],
    ),
  );
  const columns: readonly DataColumn<Change>[] = [
    {
      key: "at",
      header: t("deskSettings.time"),
      cell: ({ at }) => formatDateTime(at),
      sorted: "descending",
    },
    { key: "by", header: t("deskSettings.by"), cell: ({ by }) => <bdi translate="no">{by}</bdi> },
    {
      key: "changed",
      header: t("deskSettings.change"),
      cell: ({ changed }) => changed.map((one) => <div key={one.field}>{textOf(one)}</div>),
    },
  ];
  const undo: DataColumn<Change> = {
    key: "undo",
    header: t("deskSettings.undo"),
    cell: ({ at, changed }) => (
      <Button
        busy={props.busy}
        aria-label={`${t("deskSettings.undo")}: ${formatDateTime(at)}`}
        onClick={() => onUndo?.(undoing(changed))}
      >
        {t("deskSettings.undo")}
      </Button>
    ),
  };
  return (
    <Stack as="section">
      <Heading>{t("deskSettings.changes")}</Heading>
      <DeskFault fault={fault} onRetry={again} />
      {(page !== undefined || fault === undefined) && (
        <DataTable
          caption={t("deskSettings.changes")}
          columns={onUndo === undefined ? columns : [...columns, undo]}
          rows={page?.changes}
          keyOf={({ id }) => id}
          empty={t("deskSettings.noChanges")}
          busy={busy}
          onNext={goNext}
          onPrevious={goPrevious}
        />
      )}
    </Stack>
  );
}
