import { useTranslation } from "react-i18next";
import type { FoundPayment } from "../../api/schemas/paymentSearch.ts";
import type { FoundPage } from "../../api/teamPayments.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { toneOf } from "../../payment/screenByState.ts";
import { useEnvironment } from "../../screens/environment.tsx";
import { usePlaceOfCouncil } from "../../screens/parts/CouncilName.tsx";
import { Mark } from "../../ui/text/Mark.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { type DataColumn, DataTable } from "../parts/DataTable.tsx";
import { OrderText } from "../parts/OrderText.tsx";
import { TimeText } from "../parts/TimeText.tsx";
import { useListText } from "../parts/useListText.ts";

/** The found payments, newest first. */
export function FoundTable(props: {
  readonly page: FoundPage | undefined;
  readonly busy: boolean;
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { hrefOf } = useEnvironment();
  const placeOf = usePlaceOfCouncil();
  const listText = useListText();
  const each = (values: readonly string[]) => listText(new Set(values));
  const { searched_to } = props.page ?? {};
  const unfinished =
    searched_to === undefined
      ? undefined
      : t("deskPayments.searchedTo", { time: formatDateTime(searched_to) });
  const columns: readonly DataColumn<FoundPayment>[] = [
    {
      key: "order",
      header: t("deskPayments.order"),
      cell: ({ order_number }) => <OrderText>{order_number}</OrderText>,
    },
    {
      key: "time",
      header: t("deskPayments.time"),
      cell: ({ payment_datetime }) => <TimeText>{payment_datetime}</TimeText>,
      kind: "words",
      sorted: "descending",
    },
    {
      key: "council",
      header: t("common.council"),
      cell: ({ bills }) => each(bills.map(({ council }) => placeOf(council))),
      kind: "words",
    },
    {
      key: "bills",
      header: t("deskPayments.bills"),
      cell: ({ bills }) =>
        // a bill may stand there for several of its parts
        [...new Map(bills.map((bill) => [`${bill.charge} ${bill.number}`, bill]))].map(
          ([key, { charge, number }]) => (
            <div key={key}>
              {t(`charges.name.${charge}`)} <bdi translate="no">{number}</bdi>
            </div>
          ),
        ),
    },
    { key: "payer", header: t("deskPayments.payer"), cell: ({ user }) => <bdi translate="no">{user}</bdi> },
    {
      key: "status",
      header: t("common.state"),
      cell: ({ status }) => <Mark tone={toneOf({ status })}>{t(`status.${status}`)}</Mark>,
      kind: "words",
    },
    {
      key: "amount",
      header: t("common.amount"),
      cell: ({ amount }) => <Money amount={amount} />,
      align: "end",
    },
  ];
  return (
    <DataTable
      caption={t("deskPayments.found")}
      columns={columns}
      rows={props.page?.rows}
      keyOf={({ _id }) => _id}
      hrefOf={({ order_number }) => hrefOf({ screen: "desk", page: "payments", order: order_number })}
      empty={unfinished ?? t("deskPayments.empty")}
      note={unfinished}
      busy={props.busy}
      onNext={props.onNext}
      onPrevious={props.onPrevious}
    />
  );
}
