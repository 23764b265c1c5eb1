import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LARGEST_REPORT, problemOfReport, sendSettlementReport } from "../../api/reconciliation.ts";
import { GATEWAYS, type Gateway, RESULTS, type SettlementReport } from "../../api/schemas/reconciliation.ts";
import { formatDay } from "../../domain/malaysiaTime.ts";
import { formatCount } from "../../i18n/formatCount.ts";
import { Button } from "../../ui/action/Button.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DataTable } from "../parts/DataTable.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { FileField } from "../parts/FileField.tsx";
import { leadToWrong } from "../parts/leadToWrong.ts";
import { useDeskAction } from "../parts/useDeskAction.ts";

type Problem = ReturnType<typeof problemOfReport>;

/** Sends a settlement report, and shows what the portal found. After a refusal the file stays chosen. */
export function ReportUpload({ onRead }: { readonly onRead: () => void }) {
  const { t } = useTranslation();
  const { run, busy, fault, clear } = useDeskAction();
  const [gateway, setGateway] = useState<Gateway>("fpx");
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const [isOurs, setOurs] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [report, setReport] = useState<SettlementReport>();
  /** Drops what was said of the report that was sent, and the confirmation that it is ours. */
  const forget = () => {
    clear();
    setProblem(undefined);
    setOurs(false);
  };
  const send = async () => {
    setMissing(file === undefined);
    if (file === undefined || file.size > LARGEST_REPORT) return;
    setProblem(undefined);
    setReport(undefined);
    await run(
      async (client) => {
        setReport(await sendSettlementReport(client, gateway, file, isOurs));
        onRead();
        return (t) => t("deskReconciliation.read");
      },
      (_fault, error) => setProblem(problemOfReport(error)),
    );
  };
  return (
    <Card as="section">
      <Stack>
        <Heading>{t("deskReconciliation.upload")}</Heading>
        <form
          noValidate
          aria-label={t("deskReconciliation.upload")}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
            leadToWrong(event.currentTarget);
          }}
        >
          <Stack>
            <Select
              label={t("deskReconciliation.gateway")}
              name="gateway"
              value={gateway}
              onChange={({ target }) => {
                forget();
                setGateway(GATEWAYS.find((one) => one === target.value) ?? "fpx");
              }}
            >
              {GATEWAYS.map((one) => (
                <option key={one} value={one}>
                  {t(`deskReconciliation.gateways.${one}`)}
                </option>
              ))}
            </Select>
            <FileField
              label={t("deskReconciliation.file")}
              hint={t("deskReconciliation.fileHint")}
              accept=".csv,text/csv"
              largest={LARGEST_REPORT}
              file={file}
              isMissing={isMissing}
              onChoose={(chosen) => {
                forget();
                setFile(chosen);
              }}
            />
            {problem?.mayBeConfirmed && (
              <Checkbox
                label={t("deskReconciliation.isOurs")}
                checked={isOurs}
                onChange={({ target }) => setOurs(target.checked)}
              />
            )}
            <Actions>
              <Button kind="primary" type="submit" busy={busy}>
                {t("deskReconciliation.send")}
              </Button>
            </Actions>
          </Stack>
        </form>
        {problem === undefined ? (
          <DeskFault fault={fault} />
        ) : (
          <Notice tone="danger" role="alert" title={t("deskReconciliation.refused")}>
            <Text>{t(`deskReconciliation.problems.${problem.kind}`, { replace: problem.values })}</Text>
          </Notice>
        )}
        {report !== undefined && <Found report={report} />}
      </Stack>
    </Card>
  );
}

/** The payouts of the report, and the results of its lines. */
function Found({ report }: { readonly report: SettlementReport }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <Notice tone="success" role="status" title={t("deskReconciliation.read")}>
        <DescriptionList
          rows={RESULTS.map((result) => ({
            term: t(`deskReconciliation.results.${result}`),
            value: formatCount(report.results[result]),
          })).concat({
            term: t("deskReconciliation.chargebacks"),
            value: formatCount(report.chargebacks),
          })}
        />
      </Notice>
      <DataTable
        caption={t("deskReconciliation.payouts")}
        columns={[
          {
            key: "payout",
            header: t("deskReconciliation.payout"),
            cell: ({ payout }) => <span translate="no">{payout}</span>,
          },
          {
            key: "day",
            header: t("deskReconciliation.valueDate"),
            cell: ({ value_date }) => formatDay(value_date),
          },
          {
            key: "lines",
            header: t("deskReconciliation.lines"),
            cell: ({ lines }) => formatCount(lines),
            align: "end",
          },
          {
            key: "gross",
            header: t("deskReconciliation.gross"),
            cell: ({ gross }) => <Money amount={gross} />,
            align: "end",
          },
          {
            key: "fees",
            header: t("deskReconciliation.fees"),
            cell: ({ fees }) => <Money amount={fees} />,
            align: "end",
          },
          {
            key: "amount",
            header: t("common.amount"),
            cell: ({ amount }) => <Money amount={amount} />,
            align: "end",
          },
        ]}
        rows={report.payouts}
        keyOf={({ payout }) => payout}
        empty={t("deskReconciliation.noPayouts")}
      />
    </Stack>
  );
}
