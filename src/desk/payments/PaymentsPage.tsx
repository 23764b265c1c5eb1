import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentFilters } from "../../api/schemas/paymentSearch.ts";
import { findPayments } from "../../api/teamPayments.ts";
import { useEnvironment, useOwnClient } from "../../screens/environment.tsx";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { useDeskPages } from "../parts/useDeskPages.ts";
import { FoundTable } from "./FoundTable.tsx";
import { NO_FILTERS } from "./filters.ts";
import { PaymentFilterBar } from "./PaymentFilterBar.tsx";
import { PaymentView } from "./PaymentView.tsx";

/** Finds payments, and shows the one of the address. The search stays while a payment is open. It begins with the newest ones. The search stands in no address. */
function Payments() {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { order } = useEnvironment();
  const [input, setInput] = useState(NO_FILTERS);
  const [filters, setFilters] = useState<PaymentFilters>({});
  const { page, fault, busy, again, goNext, goPrevious } = useDeskPages(
    useCallback(
      (after: string | undefined, signal: AbortSignal) => findPayments(client, filters, { after, signal }),
      [client, filters],
    ),
  );
  if (order !== undefined) return <PaymentView key={order} order={order} />;
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("desk.page.payments")}</ScreenHeading>
      <PaymentFilterBar input={input} onInput={setInput} applied={filters} onApply={setFilters} />
      <DeskFault fault={fault} onRetry={again} />
      {(page !== undefined || fault === undefined) && (
        <FoundTable page={page} busy={busy} onNext={goNext} onPrevious={goPrevious} />
      )}
    </Stack>
  );
}

export const PaymentsPage = withTexts(["desk", "deskPayments", "deskRefunds", "receipt", "review"], Payments);
