import { useTranslation } from "react-i18next";
import type { Today } from "../../api/schemas/today.ts";
import { add, formatMoney, type Sen } from "../../domain/money.ts";
import { formatCount } from "../../i18n/formatCount.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { DataTable } from "../parts/DataTable.tsx";
import { HourChart } from "./HourChart.tsx";

type Hour = Today["hours"][number];

/** The paid payments and their amount by hour, beside the same weekday a week before. The table below has the numbers. */
export function Hours({ today: { hours, week_before } }: { readonly today: Today }) {
  const { t } = useTranslation();
  const rows = hours.flatMap((now, hour) => {
    const before = week_before[hour];
    return before === undefined || now.paid + before.paid === 0 ? [] : [{ hour, now, before }];
  });
  return (
    <>
      <Stack as="section">
        <Heading>{t("deskToday.payments")}</Heading>
        <Card>
          <HourChart
            name={t("deskToday.paymentsChart", { count: countOf(hours), before: countOf(week_before) })}
            today={hours.map(({ paid }) => paid)}
            weekBefore={week_before.map(({ paid }) => paid)}
          />
        </Card>
      </Stack>
      <Stack as="section">
        <Heading>{t("common.amount")}</Heading>
        <Card>
          <HourChart
            name={t("deskToday.amountChart", {
              amount: unbroken(amountOf(hours)),
              before: unbroken(amountOf(week_before)),
            })}
            today={hours.map(({ amount }) => amount)}
            weekBefore={week_before.map(({ amount }) => amount)}
          />
        </Card>
      </Stack>
      <Disclosure line={t("deskToday.asTable")}>
        <DataTable
          caption={t("deskToday.payments")}
          columns={[
            { key: "hour", header: t("deskToday.hour"), cell: ({ hour }) => spanOf(hour) },
            {
              key: "paid",
              header: t("deskToday.today"),
              cell: ({ now }) => formatCount(now.paid),
              align: "end",
            },
            {
              key: "before",
              header: t("deskToday.weekBefore"),
              cell: ({ before }) => formatCount(before.paid),
              align: "end",
            },
            {
              key: "amount",
              header: t("deskToday.amountToday"),
              cell: ({ now }) => <Money amount={now.amount} />,
              align: "end",
            },
            {
              key: "amountBefore",
              header: t("deskToday.amountWeekBefore"),
              cell: ({ before }) => <Money amount={before.amount} />,
              align: "end",
            },
          ]}
          rows={rows}
          keyOf={({ hour }) => String(hour)}
          empty={t("deskToday.noPayments")}
        />
      </Disclosure>
    </>
  );
}

const countOf = (hours: readonly Hour[]): number => hours.reduce((sum, { paid }) => sum + paid, 0);
const amountOf = (hours: readonly Hour[]): Sen => add(...hours.map(({ amount }) => amount));

/** No line ends between the currency and the number. */
const unbroken = (amount: Sen): string => formatMoney(amount).replaceAll(" ", "\u00a0");

const twoDigits = (hour: number): string => String(hour).padStart(2, "0");

/** "09:00–10:00". */
const spanOf = (hour: number): string => `${twoDigits(hour)}:00–${twoDigits(hour + 1)}:00`;
