import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { readCouncilChanges } from "../../api/councilData.ts";
import type { ChangesPage, FieldChange } from "../../api/schemas/configurationChange.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { useDynamicText } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { type DataColumn, DataTable } from "../parts/DataTable.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { useDeskPages } from "../parts/useDeskPages.ts";

type Change = ChangesPage["changes"][number];

/** Who changed what of a council and when, the newest first. An undoing is a new change back to the values before. */
export function CouncilChanges(props: {
  readonly council: CouncilCode;
  readonly busy: boolean;
  /** What came of the last undoing. */
  readonly outcome: ReactNode;
  /** Takes the change with this id back. Undefined for a user who may only read. */
  readonly onUndo?: (id: string) => void;
}) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { council, onUndo } = props;
  const describe = useChangeText();
  const { page, fault, busy, again, goNext, goPrevious } = useDeskPages(
    useCallback(
      (before: string | undefined, signal: AbortSignal) =>
        readCouncilChanges(client, council, before, signal),
      [client, council],
    ),
  );
  const columns: readonly DataColumn<Change>[] = [
    {
      key: "at",
      header: t("deskCouncils.time"),
      cell: ({ at }) => formatDateTime(at),
      sorted: "descending",
    },
    { key: "by", header: t("deskCouncils.by"), cell: ({ by }) => <bdi translate="no">{by}</bdi> },
    {
      key: "changed",
      header: t("deskCouncils.change"),
      cell: ({ changed }) => changed.map((one) => <div key={one.field}>{describe(one)}</div>),
    },
  ];
  const undo: DataColumn<Change> = {
    key: "undo",
    header: t("deskCouncils.undo"),
    cell: ({ id, at }) => (
      <Button
        busy={props.busy}
        aria-label={`${t("deskCouncils.undo")}: ${formatDateTime(at)}`}
        onClick={() => onUndo?.(id)}
      >
        {t("deskCouncils.undo")}
      </Button>
    ),
  };
  return (
    <Stack as="section">
      <Heading>{t("deskCouncils.changes")}</Heading>
      {props.outcome}
      <DeskFault fault={fault} onRetry={again} />
      {(page !== undefined || fault === undefined) && (
        <DataTable
          caption={t("deskCouncils.changes")}
          columns={onUndo === undefined ? columns : [...columns, undo]}
          rows={page?.changes}
          keyOf={({ id }) => id}
          empty={t("deskCouncils.noChanges")}
          busy={busy}
          onNext={goNext}
          onPrevious={goPrevious}
        />
      )}
    </Stack>
  );
}

/** Describes a changed field in words: its name, and the values before and after. Of a picture it says only that it changed. */
function useChangeText(): (change: FieldChange) => string {
  const { t } = useTranslation();
  const word = useDynamicText();
  return ({ field, from, to }) => {
    const name = word(`deskCouncils.field.${field}`);
    const isPicture = field === "logo" || field === "signature";
    if (isPicture) return `${name}: ${t(to === null ? "deskCouncils.removed" : "deskCouncils.replaced")}`;
    const none = t("deskCouncils.none");
    return `${name}: ${valuesIn(from) || none} → ${valuesIn(to) || none}`;
  };
}

/** The texts in a value, whatever its shape. */
function valuesIn(value: unknown): string {
  if (typeof value === "string") return value;
  return Object.values(Object(value)).map(valuesIn).join(", ");
}
