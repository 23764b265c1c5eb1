import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ChangesPage, FieldChange } from "../../api/schemas/configurationChange.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { type DataColumn, DataTable } from "./DataTable.tsx";
import { DeskFault } from "./DeskFault.tsx";
import { EmailText } from "./EmailText.tsx";
import { TimeText } from "./TimeText.tsx";
import { useDeskPages } from "./useDeskPages.ts";

type Change = ChangesPage["changes"][number];

/** Who changed what and when, the newest first. An undoing is a new change back to the values before. */
export function ChangeTable(props: {
  /** Must keep its identity as long as the list is the same. */
  readonly read: (before: string | undefined, signal: AbortSignal) => Promise<ChangesPage>;
  readonly describe: (change: FieldChange) => string;
  /** Said when nobody has changed anything. */
  readonly empty: string;
  readonly busy: boolean;
  /** What came of the last undoing. */
  readonly outcome?: ReactNode;
  /** Whether a change can be taken back. By default each can. */
  readonly canUndo?: (change: Change) => boolean;
  /** Takes the change back. Undefined for a user who may only read. */
  readonly onUndo?: (change: Change) => void;
}) {
  const { t } = useTranslation();
  const { onUndo, canUndo = () => true } = props;
  const { page, fault, busy, again, goNext, goPrevious } = useDeskPages(props.read);
  const columns: readonly DataColumn<Change>[] = [
    {
      key: "at",
      header: t("desk.changes.time"),
      cell: ({ at }) => <TimeText>{at}</TimeText>,
      sorted: "descending",
      kind: "words",
    },
    { key: "by", header: t("desk.changes.by"), cell: ({ by }) => <EmailText>{by}</EmailText> },
    {
      key: "changed",
      header: t("desk.changes.change"),
      cell: ({ changed }) => changed.map((one) => <div key={one.field}>{props.describe(one)}</div>),
    },
  ];
  const undo: DataColumn<Change> = {
    key: "undo",
    header: t("desk.changes.undo"),
    kind: "action",
    cell: (change) =>
      canUndo(change) && (
        <Button
          busy={props.busy}
          aria-label={`${t("desk.changes.undo")}: ${formatDateTime(change.at)}`}
          onClick={() => onUndo?.(change)}
        >
          {t("desk.changes.undo")}
        </Button>
      ),
  };
  return (
    <Stack as="section">
      <Heading>{t("desk.changes.title")}</Heading>
      {props.outcome}
      <DeskFault fault={fault} onRetry={again} />
      {(page !== undefined || fault === undefined) && (
        <DataTable
          caption={t("desk.changes.title")}
          columns={onUndo === undefined ? columns : [...columns, undo]}
          rows={page?.changes}
          keyOf={({ id }) => id}
          empty={props.empty}
          busy={busy}
          onNext={goNext}
          onPrevious={goPrevious}
        />
      )}
    </Stack>
  );
}
