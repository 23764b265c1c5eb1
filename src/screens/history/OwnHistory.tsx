import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/fromHeading.ts";
import { GoButton } from "../parts/GoButton.tsx";
import { Loading } from "../parts/Loading.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";
import { FoundPayments } from "./FoundPayments.tsx";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { PaidByYear } from "./PaidByYear.tsx";
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

/** 'No data available' (specification, section 8), and how there comes to be some. */
function NoPayments() {
  const { t } = useTranslation();
  return (
    <NothingHere
      title={t("history.noData")}
      help={t("history.noDataHelp")}
      to={{ screen: "search" }}
      go={t("cart.find")}
    />
  );
}

/** How many payments are missing from the list: none is left out without a word. */
function Unreadable({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" title={t("history.unreadable", { count })}>
      <Text>{t("history.unreadableHelp")}</Text>
      <Actions>
        <GoButton to={{ screen: "helpline" }}>{t("shell.page.helpline")}</GoButton>
      </Actions>
    </Notice>
  );
}

/** Whoever showed a phone alone is told why nothing is listed yet, and shows the mailbox. */
function UnverifiedAddress() {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" role="status" title={t("history.unverified")}>
      <Text>{t("history.unverifiedHelp")}</Text>
      <Actions>
        <GoButton kind="primary" to={{ screen: "form" }}>
          {t("history.verify")}
        </GoButton>
      </Actions>
    </Notice>
  );
}
