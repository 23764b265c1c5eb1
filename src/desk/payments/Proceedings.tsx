import { useTranslation } from "react-i18next";
import type { PaymentMessage } from "../../api/schemas/paymentDetails.ts";
import type { PaymentDetails } from "../../api/teamPayments.ts";
import { usePlaceOfCouncil } from "../../screens/parts/CouncilName.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { DataTable } from "../parts/DataTable.tsx";
import { TimeText } from "../parts/TimeText.tsx";

/** The messages about a payment, each with its state and time. */
export function MessageTable({ messages }: { readonly messages: readonly PaymentMessage[] }) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t("deskPayments.messages")}
      columns={[
        {
          key: "about",
          header: t("deskPayments.message"),
          cell: ({ about, step }) =>
            step === undefined ? t(`deskPayments.about.${about}`) : t(`deskPayments.aboutRefund.${step}`),
        },
        {
          key: "status",
          header: t("common.state"),
          cell: ({ status }) => t(`deskPayments.messageState.${status}`),
          kind: "words",
        },
        {
          key: "time",
          header: t("deskPayments.time"),
          cell: ({ sent_at, next_at, created_at }) => <TimeText>{sent_at ?? next_at ?? created_at}</TimeText>,
          kind: "words",
        },
        {
          key: "attempts",
          header: t("deskPayments.attempts"),
          cell: ({ attempts }) => attempts,
          align: "end",
        },
      ]}
      rows={messages}
      keyOf={({ about, step, created_at }) => [about, step, created_at].join(" ")}
      empty={t("deskPayments.noMessages")}
    />
  );
}

/** The remittances of a payment, and its line in a settlement report. */
export function Remittances({ details }: { readonly details: PaymentDetails }) {
  const { t } = useTranslation();
  const placeOf = usePlaceOfCouncil();
  const { remittances, settlement_line: line } = details;
  return (
    <DescriptionList
      align="start"
      rows={[
        {
          term: t("deskPayments.remitted"),
          value:
            remittances.length === 0
              ? t("deskPayments.notRemitted")
              : remittances.map(({ council, remittance }) => (
                  <div key={remittance}>
                    {placeOf(council)} · <bdi translate="no">{remittance}</bdi>
                  </div>
                )),
        },
        {
          term: t("deskPayments.settled"),
          value:
            line === null
              ? t("deskPayments.notSettled")
              : t("deskPayments.settledLine", { line: String(line.line), report: line.report.slice(0, 12) }),
        },
      ]}
    />
  );
}
