import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Today } from "../../api/schemas/today.ts";
import { readToday } from "../../api/today.ts";
import { formatDateTime, formatDay } from "../../domain/malaysiaTime.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { usePlaceOfCouncil } from "../../screens/parts/CouncilName.tsx";
import { Loading } from "../../screens/parts/Loading.tsx";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Mark } from "../../ui/text/Mark.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DataTable } from "../parts/DataTable.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { useDeskRead } from "../parts/useDeskRead.ts";
import { BankTable } from "./BankTable.tsx";
import { CardState } from "./CardState.tsx";
import { FpxState } from "./FpxState.tsx";
import { Hours } from "./Hours.tsx";
import { WaitingTiles } from "./WaitingTiles.tsx";
import { WithdrawalTable } from "./WithdrawalTable.tsx";

/** The day so far: what waits, the state of the gateways and the databases, payments by hour and bank, and the remittances. */
function TodayOverview() {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { reading, again } = useDeskRead(
    useCallback((signal: AbortSignal) => readToday(client, signal), [client]),
  );
  return (
    <Stack gap="loose" as="section">
      <Inline justify="between" align="baseline" gap="normal">
        <ScreenHeading>{t("desk.page.today")}</ScreenHeading>
        <Button busy={reading.status === "looking"} onClick={again}>
          {t("deskToday.refresh")}
        </Button>
      </Inline>
      <HeadingLevel>
        {reading.status === "looking" && <Loading shape="block" lines={4} />}
        {reading.status === "fault" && <DeskFault fault={reading.fault} onRetry={again} />}
        {reading.status === "read" && <Shown today={reading.value} />}
      </HeadingLevel>
    </Stack>
  );
}

export const TodayPage = withTexts(["desk", "deskToday"], TodayOverview);

function Shown({ today }: { readonly today: Today }) {
  const { t } = useTranslation();
  const placeOf = usePlaceOfCouncil();
  return (
    <>
      <Text tone="muted">{t("deskToday.counted", { time: formatDateTime(today.as_of) })}</Text>
      <WaitingTiles today={today} />
      <Stack as="section">
        <Heading>{t("deskToday.services")}</Heading>
        <FpxState fpx={today.fpx} asOf={today.as_of} />
        <CardState card={today.card} />
        <DatabaseState databases={today.databases} />
      </Stack>
      <Hours today={today} />
      <Stack as="section">
        <Heading>{t("deskToday.banks")}</Heading>
        <BankTable banks={today.banks} />
      </Stack>
      <Stack as="section">
        <Heading>{t("deskToday.remittances")}</Heading>
        <DataTable
          caption={t("deskToday.remittances")}
          columns={[
            { key: "council", header: t("common.council"), cell: ({ council }) => placeOf(council) },
            {
              key: "last",
              header: t("deskToday.remittance"),
              cell: ({ last }) => <span translate="no">{last ?? t("deskToday.noRemittance")}</span>,
            },
            {
              key: "day",
              header: t("deskToday.closedThrough"),
              cell: ({ closed_through }) => formatDay(closed_through),
            },
          ]}
          rows={today.remittances}
          keyOf={({ council }) => council}
          empty={t("deskToday.noRemittances")}
        />
      </Stack>
      <Stack as="section">
        <Heading>{t("deskToday.withdrawals")}</Heading>
        <WithdrawalTable withdrawals={today.withdrawals} />
      </Stack>
    </>
  );
}

function DatabaseState({ databases }: { readonly databases: Today["databases"] }) {
  const { t } = useTranslation();
  if (databases.write) return <Mark tone="success">{t("deskToday.databasesWrite")}</Mark>;
  return (
    <Notice tone="danger" title={t("deskToday.databasesReadOnly")}>
      <Text>{t("deskToday.databasesReadOnlyHelp")}</Text>
    </Notice>
  );
}
