import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { readRemittanceFile, readRemittances } from "../../api/remittances.ts";
import {
  REMITTANCE_FORMATS,
  type RemittanceFormat,
  type RemittancePage,
} from "../../api/schemas/remittance.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { formatDateTime, formatDay } from "../../domain/malaysiaTime.ts";
import { add } from "../../domain/money.ts";
import { formatCount } from "../../i18n/formatCount.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { saveFile } from "../../screens/parts/documents/saveFile.ts";
import { usePageLanguage } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Mark } from "../../ui/text/Mark.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { type DataColumn, DataTable } from "../parts/DataTable.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { useDeskAction } from "../parts/useDeskAction.ts";
import { useDeskPages } from "../parts/useDeskPages.ts";

type Row = RemittancePage["remittances"][number];

/** The remittances of a council, newest first, with their files. */
export function RemittanceTable({ council }: { readonly council: CouncilCode }) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const language = usePageLanguage();
  const { page, fault, busy, again, goNext, goPrevious } = useDeskPages(
    useCallback(
      (before: string | undefined, signal: AbortSignal) =>
        readRemittances(client, council, { before, signal }),
      [client, council],
    ),
  );
  const saving = useDeskAction();
  const save = ({ remittance }: Row, format: RemittanceFormat) =>
    saving.run(async (own) => {
      saveFile(`${remittance}.${format}`, await readRemittanceFile(own, remittance, format, language));
      return (t) => t("deskRemittances.saved", { file: `${remittance}.${format}` });
    });
  const columns: readonly DataColumn<Row>[] = [
    {
      key: "number",
      header: t("deskRemittances.number"),
      cell: ({ remittance }) => <span translate="no">{remittance}</span>,
      sorted: "descending",
    },
    { key: "day", header: t("deskRemittances.day"), cell: ({ day }) => formatDay(day), kind: "words" },
    {
      key: "state",
      header: t("common.state"),
      cell: (row) => <State row={row} />,
      kind: "words",
    },
    {
      key: "lines",
      header: t("deskRemittances.lines"),
      cell: ({ total }) => formatCount(total.lines),
      align: "end",
    },
    {
      key: "payments",
      header: t("deskRemittances.payments"),
      cell: ({ payments }) => <Money amount={payments.amount} />,
      align: "end",
    },
    {
      key: "returned",
      header: t("deskRemittances.returned"),
      cell: ({ refunds, chargebacks }) => <Money amount={add(refunds.amount, chargebacks.amount)} />,
      align: "end",
    },
    {
      key: "amount",
      header: t("common.amount"),
      cell: ({ total }) => <Money amount={total.amount} />,
      align: "end",
    },
    {
      key: "files",
      header: t("deskRemittances.files"),
      cell: (row) => (
        <Inline gap="tight">
          {REMITTANCE_FORMATS.map((format) => (
            <Button
              key={format}
              kind="quiet"
              busy={saving.busy}
              aria-label={t("deskRemittances.save", { file: `${row.remittance}.${format}` })}
              onClick={() => save(row, format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </Inline>
      ),
    },
  ];
  return (
    <Stack>
      <Deliveries deliveries={page?.deliveries ?? []} />
      <DeskFault fault={fault} onRetry={again} />
      <DeskFault fault={saving.fault} />
      {(page !== undefined || fault === undefined) && (
        <DataTable
          caption={t("desk.page.remittances")}
          columns={columns}
          rows={page?.remittances}
          keyOf={({ remittance }) => remittance}
          empty={t("deskRemittances.empty")}
          busy={busy}
          onNext={goNext}
          onPrevious={goPrevious}
        />
      )}
    </Stack>
  );
}

/** What is known to have reached the council. */
function State({ row }: { readonly row: Row }) {
  const { t } = useTranslation();
  return (
    <Stack gap="hair">
      {row.acknowledged_at === null ? (
        <Text>{t("deskRemittances.closed", { time: formatDateTime(row.closed_at) })}</Text>
      ) : (
        <Mark tone="success">
          {t("deskRemittances.acknowledged", { time: formatDateTime(row.acknowledged_at) })}
        </Mark>
      )}
      {row.delivered.map((channel) => (
        <Text key={channel} size="small" tone="muted">
          {t(`deskRemittances.delivered.${channel}`)}
        </Text>
      ))}
    </Stack>
  );
}

/** How far the webhook and the e-mails are. A stopped one needs a person. */
function Deliveries({ deliveries }: Pick<RemittancePage, "deliveries">) {
  const { t } = useTranslation();
  return deliveries.map(({ channel, delivered_through, delivered_at, stopped_at }) => {
    const name = t(`deskRemittances.channel.${channel}`);
    const through = delivered_through ?? "–";
    if (stopped_at !== null)
      return (
        <Notice key={channel} tone="danger" title={t("deskRemittances.stopped", { channel: name })}>
          <Text>{t("deskRemittances.stoppedHelp", { time: formatDateTime(stopped_at), through })}</Text>
        </Notice>
      );
    return (
      <Text key={channel} tone="muted">
        {delivered_at === null
          ? t("deskRemittances.waiting", { channel: name })
          : t("deskRemittances.through", { channel: name, through, time: formatDateTime(delivered_at) })}
      </Text>
    );
  });
}
