import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/fromHeading.ts";
import { Loading } from "../parts/Loading.tsx";
import { FoundPayments } from "./FoundPayments.tsx";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { NoPayments } from "./NoPayments.tsx";
import { PaidByYear } from "./PaidByYear.tsx";
import { Unreadable } from "./Unreadable.tsx";
import { UnverifiedAddress } from "./UnverifiedAddress.tsx";
import { useHistory } from "./useHistory.ts";

/** The payments made with the address of who is logged in. */
export function OwnHistory({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  const reading = useHistory(email);
  const { problem, next, payments, unreadable } = reading;
  if (problem?.fault.kind === "refused" && problem.fault.reason === "unverified")
    return <UnverifiedAddress />;
  if (next === undefined)
    return problem === undefined ? (
      <Loading shape="block" lines={4} />
    ) : (
      <FaultNotice fault={problem.fault} status={problem.status} onRetry={fromHeading(reading.retry)} />
    );
  if (next === null && payments.length === 0 && unreadable === 0) return <NoPayments />;
  return (
    <Stack gap="loose">
      <Text tone="muted">{t("history.lead")}</Text>
      {unreadable > 0 && <Unreadable count={unreadable} />}
      {(payments.length > 0 || !reading.isComplete) && (
        <>
          <HistoryFilters of={reading} />
          <PaidByYear of={reading} />
          <FoundPayments of={reading} />
        </>
      )}
    </Stack>
  );
}
