import { useTranslation } from "react-i18next";
import type { Today } from "../../api/schemas/today.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { formatCount } from "../../i18n/formatCount.ts";
import { usePlaceOfCouncil } from "../../screens/parts/CouncilName.tsx";
import { DataTable } from "../parts/DataTable.tsx";

/** The bills that loads withdrew in the last 24 hours. A council that withdrew too many by mistake is seen here. */
export function WithdrawalTable({ withdrawals }: Pick<Today, "withdrawals">) {
  const { t } = useTranslation();
  const placeOf = usePlaceOfCouncil();
  return (
    <DataTable
      caption={t("deskToday.withdrawals")}
      columns={[
        { key: "at", header: t("deskToday.withdrawnAt"), cell: ({ at }) => formatDateTime(at) },
        { key: "council", header: t("common.council"), cell: ({ council }) => placeOf(council) },
        { key: "charge", header: t("deskToday.charge"), cell: ({ charge }) => t(`charges.name.${charge}`) },
        {
          key: "count",
          header: t("deskToday.withdrawnBills"),
          cell: ({ count }) => formatCount(count),
          align: "end",
        },
      ]}
      rows={withdrawals}
      keyOf={({ at, council, charge }) => `${at} ${council} ${charge}`}
      empty={t("deskToday.noWithdrawals")}
    />
  );
}
