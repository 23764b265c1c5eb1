import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { searchAudit } from "../../api/audit.ts";
import type { AuditFilter, AuditPage as Entries } from "../../api/schemas/audit.ts";
import { isOrderNumber } from "../../domain/payments/orderNumber.ts";
import { formatCount } from "../../i18n/formatCount.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { type DataColumn, DataTable } from "../parts/DataTable.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { EmailText } from "../parts/EmailText.tsx";
import { OrderLink } from "../parts/OrderLink.tsx";
import { OrderText } from "../parts/OrderText.tsx";
import { TimeText } from "../parts/TimeText.tsx";
import { useDeskPages } from "../parts/useDeskPages.ts";
import { useMay } from "../parts/useMay.ts";
import { AuditFilterBar } from "./AuditFilterBar.tsx";
import { TargetText } from "./TargetText.tsx";

type Entry = Entries["entries"][number];

const NO_FILTER: AuditFilter = {};

/** The audit log, newest first. Nobody can change it. */
function Audit() {
  const { t } = useTranslation();
  const client = useOwnClient();
  const [applied, setApplied] = useState(NO_FILTER);
  const mayRead = useMay("payments.read");
  const { page, fault, busy, again, goNext, goPrevious } = useDeskPages(
    useCallback(
      (before: string | undefined, signal: AbortSignal) => searchAudit(client, applied, { before, signal }),
      [client, applied],
    ),
  );
  const columns: readonly DataColumn<Entry>[] = [
    {
      key: "at",
      header: t("deskAudit.at"),
      cell: ({ at }) => <TimeText>{at}</TimeText>,
      sorted: "descending",
      kind: "words",
    },
    { key: "by", header: t("deskAudit.by"), cell: ({ by }) => <EmailText>{by}</EmailText> },
    {
      key: "what",
      header: t("deskAudit.whatDone"),
      cell: ({ what }) => t(`deskAudit.what.${what}`),
      kind: "words",
    },
    {
      key: "target",
      header: t("deskAudit.target"),
      cell: ({ what, target }) => target !== undefined && <TargetText what={what} target={target} />,
      kind: "words",
    },
    {
      key: "orders",
      header: t("deskAudit.payments"),
      cell: ({ orders, payments }) => {
        const more = payments - orders.length;
        if (payments === 0) return "";
        if (orders.length === 0) return formatCount(payments);
        return (
          <>
            {orders.map((order) => (
              <div key={order}>
                {mayRead && isOrderNumber(order) ? (
                  <OrderLink order={order} />
                ) : (
                  <OrderText>{order}</OrderText>
                )}
              </div>
            ))}
            {more > 0 && t("deskAudit.andMore", { more })}
          </>
        );
      },
    },
  ];
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("desk.page.audit")}</ScreenHeading>
      <HeadingLevel>
        <AuditFilterBar applied={applied} onApply={setApplied} />
        <DeskFault fault={fault} onRetry={again} />
        {(page !== undefined || fault === undefined) && (
          <DataTable
            caption={t("deskAudit.caption")}
            columns={columns}
            rows={page?.entries}
            keyOf={({ id }) => id}
            empty={t(page?.next ? "deskAudit.emptyPage" : "deskAudit.empty")}
            busy={busy}
            onNext={goNext}
            onPrevious={goPrevious}
          />
        )}
      </HeadingLevel>
    </Stack>
  );
}

export const AuditPage = withTexts(["desk", "deskAudit", "deskCouncils", "deskSettings", "helpline"], Audit);
