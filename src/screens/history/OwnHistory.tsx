import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/focusHeading.ts";
import { GoButton } from "../parts/GoButton.tsx";
import { Loading } from "../parts/Loading.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";
import { FoundPayments } from "./FoundPayments.tsx";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { PaidByYear } from "./PaidByYear.tsx";
import { useHistory } from "./useHistory.ts";

/** The payments made with the logged-in e-mail address. */
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

/** 'No data available' (rule 8.21), with a link to the search. */
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

/** The number of payments that cannot be shown. The list never leaves one out silently. */
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

/** Tells a user who verified only a phone why the list is empty, and links to the verification of the e-mail address. */
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
