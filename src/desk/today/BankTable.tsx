import { useTranslation } from "react-i18next";
import type { Today } from "../../api/schemas/today.ts";
import { formatCount } from "../../i18n/formatCount.ts";
import { DataTable } from "../parts/DataTable.tsx";

type Bank = Today["banks"][number];

/** How the payments of each bank ended today. The rate leaves out payments without a result: unknown is not failed. */
export function BankTable({ banks }: { readonly banks: readonly Bank[] }) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t("deskToday.banks")}
      columns={[
        {
          key: "bank",
          header: t("deskToday.bank"),
          cell: ({ name }) => (name === "card" ? t("deskToday.card") : <span translate="no">{name}</span>),
        },
        {
          key: "paid",
          header: t("deskToday.paid"),
          cell: ({ paid }) => formatCount(paid),
          align: "end",
        },
        {
          key: "unpaid",
          header: t("deskToday.unpaid"),
          cell: ({ unpaid }) => formatCount(unpaid),
          align: "end",
        },
        {
          key: "open",
          header: t("deskToday.open"),
          cell: ({ open }) => formatCount(open),
          align: "end",
        },
        { key: "rate", header: t("deskToday.rate"), cell: rateOf, align: "end" },
      ]}
      rows={banks}
      keyOf={({ name }) => name}
      empty={t("deskToday.noPayments")}
    />
  );
}

/** "87 %", or a dash while no payment has a result. */
function rateOf({ paid, unpaid }: Bank): string {
  return paid + unpaid === 0 ? "–" : `${Math.round((paid / (paid + unpaid)) * 100)} %`;
}
