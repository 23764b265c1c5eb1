import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { readRefunds } from "../../api/refunds.ts";
import { REFUND_LISTS, type RefundList, type RefundPage } from "../../api/schemas/refund.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { useEnvironment, useOwnClient } from "../../screens/environment.tsx";
import { usePlaceOfCouncil } from "../../screens/parts/CouncilName.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilSelect, usePermittedCouncils } from "../parts/CouncilSelect.tsx";
import { type DataColumn, DataTable } from "../parts/DataTable.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { EmailText } from "../parts/EmailText.tsx";
import { OrderText } from "../parts/OrderText.tsx";
import { TimeText } from "../parts/TimeText.tsx";
import { useDeskPages } from "../parts/useDeskPages.ts";
import { useListText } from "../parts/useListText.ts";

type Row = RefundPage["rows"][number];

/** Which cases the table shows. */
export interface RefundFilter {
  readonly list: RefundList;
  /** Undefined for all councils. */
  readonly council: CouncilCode | undefined;
}

/** The cases by step, from the newest payment to the oldest. */
export function RefundTable(props: {
  readonly filter: RefundFilter;
  readonly onFilter: (filter: RefundFilter) => void;
}) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { hrefOf } = useEnvironment();
  const placeOf = usePlaceOfCouncil();
  const listText = useListText();
  const { isForAll, councils } = usePermittedCouncils("payments.read");
  const { filter, onFilter } = props;
  const { list, council: chosen } = filter;
  // an officer of a council reads the list of one council at a time
  const council = isForAll ? chosen : (chosen ?? councils[0]);
  const { page, fault, busy, again, goNext, goPrevious } = useDeskPages(
    useCallback(
      (before: string | undefined) => readRefunds(client, list, { council, before }),
      [client, list, council],
    ),
  );
  const columns: readonly DataColumn<Row>[] = [
    {
      key: "order",
      header: t("deskRefunds.order"),
      cell: ({ order_number }) => <OrderText>{order_number}</OrderText>,
      sorted: "descending",
    },
    {
      key: "opened",
      header: t("deskRefunds.opened"),
      cell: ({ opened_at }) => <TimeText>{opened_at}</TimeText>,
      kind: "words",
    },
    {
      key: "councils",
      header: t("deskRefunds.councils"),
      cell: (row) => listText(row.councils.map(placeOf)),
      kind: "words",
    },
    {
      key: "step",
      header: t("deskRefunds.step"),
      cell: ({ step }) => (step === null ? "" : t(`deskRefunds.steps.${step}`)),
      kind: "words",
    },
    {
      key: "last",
      header: t("deskRefunds.last"),
      cell: ({ last }) =>
        last?.by === undefined ? t("deskRefunds.portal") : <EmailText>{last.by}</EmailText>,
    },
    {
      key: "amount",
      header: t("common.amount"),
      cell: ({ amount }) => <Money amount={amount} />,
      align: "end",
    },
  ];
  return (
    <>
      <Grid columns="fields">
        <Select
          label={t("deskRefunds.list")}
          name="list"
          value={list}
          onChange={({ target }) =>
            onFilter({ ...filter, list: REFUND_LISTS.find((one) => one === target.value) ?? "open" })
          }
        >
          {REFUND_LISTS.map((one) => (
            <option key={one} value={one}>
              {t(`deskRefunds.lists.${one}`)}
            </option>
          ))}
        </Select>
        <CouncilSelect
          councils={councils}
          value={council}
          onChoose={(named) => onFilter({ ...filter, council: named })}
          all={isForAll ? t("deskRefunds.allCouncils") : undefined}
        />
      </Grid>
      <DeskFault fault={fault} onRetry={again} />
      {page !== undefined && page.unreadable.length > 0 && (
        <Notice tone="danger" title={t("deskRefunds.unreadable")}>
          {page.unreadable.map((id) => (
            <Text key={id}>
              <bdi translate="no">{id}</bdi>
            </Text>
          ))}
        </Notice>
      )}
      {(page !== undefined || fault === undefined) && (
        <DataTable
          caption={t("deskRefunds.caption")}
          columns={columns}
          rows={page?.rows}
          keyOf={({ order_number }) => order_number}
          hrefOf={({ order_number }) => hrefOf({ screen: "desk", page: "refunds", order: order_number })}
          empty={t("deskRefunds.empty")}
          busy={busy}
          onNext={goNext}
          onPrevious={goPrevious}
        />
      )}
    </>
  );
}
