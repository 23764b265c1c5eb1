import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/payments.ts";
import { licencesWithMaskedOwner } from "../../charges/license/licenceOwners.ts";
import { renewalOf, renewalsOf } from "../../charges/license/renewals.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import type { Known } from "../../payment/pollPayment.ts";
import { ENDING_OF, mayPayAgain } from "../../payment/screenByState.ts";
import { isOnSharedComputer } from "../../payment/sharedComputer.ts";
import type { Paper } from "../../print/printedDocument.ts";
import { useProvedOwners } from "../../stores/provedOwners.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useClient, useEnvironment } from "../environment.tsx";
import { DocumentActions } from "../parts/documents/DocumentActions.tsx";
import { PrintEveryLicence, PrintLicence } from "../parts/documents/PrintLicences.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { Loading } from "../parts/Loading.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";
import { optional } from "../parts/optional.ts";
import { BackToBills } from "../parts/paying/BackToBills.tsx";
import { useLoadTimeout, useReady } from "../parts/reportToPage.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { receiptTitle } from "../parts/texts.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { describeReceipt } from "./describeReceipt.ts";
import type { ActionOf } from "./PaymentDetails.tsx";
import { PaymentStatusView, type ShownPayment } from "./PaymentStatusView.tsx";
import { ReceiptOnPaper } from "./ReceiptOnPaper.tsx";
import { Unreached } from "./Unreached.tsx";
import { useReceipt } from "./useReceipt.ts";

const KeptReceipt = optional(async () => (await import("./KeptReceipt.tsx")).KeptReceipt);
const KeptDocuments = optional(
  async () => (await import("../parts/documents/KeptDocuments.tsx")).KeptDocuments,
);

const OwnerNames = optional(async () => (await import("./OwnerNames.tsx")).OwnerNames);

function Receipt() {
  const { t } = useTranslation();
  const { known, kept, asking, askNow, token } = useReceipt();
  useReady(known.status === "known" || known.status === "nothing");
  useLoadTimeout(known.status === "looking");
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>
        {t(receiptTitle((known.status === "known" ? known : kept)?.payment.status))}
      </ScreenHeading>
      <HeadingLevel>
        {known.status === "looking" && <Loading shape="block" lines={4} />}
        {known.status === "nothing" && <NoPayment used={known.used} />}
        {(known.status === "unknown" || known.status === "slow") &&
          (kept === undefined ? (
            <Unreached slow={known.status === "slow"} asking={asking} onAsk={askNow} />
          ) : (
            <Suspense>
              <KeptReceipt kept={kept} asking={asking} onAsk={askNow}>
                <ReceiptActions
                  known={{ status: "known", payment: kept.payment, askedAt: kept.readAt, stale: true }}
                />
              </KeptReceipt>
              {kept.payment.status === "paid" && (
                <ReceiptOnPaper payment={kept.payment} askedAt={kept.readAt} />
              )}
            </Suspense>
          ))}
        {known.status === "known" && (
          <PaymentView known={known} asking={asking} onAsk={askNow} token={token} />
        )}
        {isElsewhere(known) && (
          <Suspense>
            <KeptDocuments except={kept?.payment._id} />
          </Suspense>
        )}
      </HeadingLevel>
    </Stack>
  );
}

/** The result of a payment: paid, not paid, or still being asked at the bank. */
export const ReceiptScreen = withTexts(["receipt"], Receipt);

/** A citizen without a fresh receipt on screen may look for one that this device keeps. */
function isElsewhere({ status }: Known): boolean {
  return status === "nothing" || status === "unknown";
}

function NoPayment({ used }: { readonly used: boolean }) {
  const { t } = useTranslation();
  // A council's page keeps no receipts, and forgets a payment once its ending was shown.
  const { device } = useEnvironment();
  const isShared = isOnSharedComputer();
  const nothing = t(isShared ? "receipt.shared.nothing" : "receipt.nothing");
  const help = device === undefined ? "receipt.shownOnceHelp" : "receipt.nothingHelp";
  return (
    <NothingHere
      title={used ? t("receipt.usedHandle") : nothing}
      help={t(isShared ? "receipt.shared.nothingHelp" : help)}
      to={{ screen: "search" }}
      go={t("cart.find")}
    />
  );
}

/** A payment on the receipt screen: its status in words, its details, and the next steps. */
export function PaymentView(given: ShownPayment) {
  const { t } = useTranslation();
  const { token } = given;
  const payment = useProvedOwners(given.known.payment);
  const shown = { ...given, known: { ...given.known, payment } };
  const ending = ENDING_OF[payment.status];
  const renewals = ending === "paid" ? renewalsOf(payment.services) : [];
  // Below its line each of several licences is beside its business, and the amount stays near the top.
  const printLine: ActionOf = (line) => {
    const renewal = renewalOf(line);
    return (
      renewal &&
      token && (
        <Actions>
          <PrintLicence of={renewal} token={token} />
        </Actions>
      )
    );
  };
  return (
    <Stack gap="loose">
      <PaymentStatusView
        of={shown}
        nextStep={
          <>
            {ending === "paid" && (
              <Text>{t(`receipt.byEmail.${payment.sent_softcopy ? "sent" : "soon"}`)}</Text>
            )}
            {ending === "unanswered" && <Text>{t("attempt.unanswered.text")}</Text>}
            {ending === "not_paid" && (
              <BackToBills payment={payment} isMain={!(token !== undefined && mayPayAgain(payment))} />
            )}
          </>
        }
        meanwhile={
          // On a shared computer, the portal's page would stay open for the next person.
          isOnSharedComputer() ? null : (
            <Actions>
              <GoButton to={{ screen: "requery", token }}>{t("alert.open")}</GoButton>
            </Actions>
          )
        }
        before={
          payment.refunds?.some(({ state }) => state !== "no_longer_due") && <RefundNotice token={token} />
        }
        actions={
          ending === "paid" && (
            <Stack>
              <ReceiptActions known={shown.known} token={token} />
              {token !== undefined && <PrintEveryLicence renewals={renewals} token={token} />}
              {token !== undefined && <OwnersByFact payment={given.known.payment} token={token} />}
            </Stack>
          )
        }
        actionOf={renewals.length > 1 ? printLine : undefined}
      />
      {ending === "paid" && (
        <>
          <ReceiptOnPaper payment={payment} askedAt={shown.known.askedAt} />
          <Actions>
            <GoButton to={{ screen: "search" }}>{t("receipt.another")}</GoButton>
          </Actions>
        </>
      )}
      {ending !== "paid" && !payment.resumable && <ReceiptActions known={shown.known} token={token} />}
      {/* Last, because the payment may still have been paid. */}
      {ending === "unanswered" && <BackToBills payment={payment} isMain={false} />}
    </Stack>
  );
}

/**
 * Saves and prints the receipt. For an unpaid payment it saves a notice that shows the status and says that it is not a receipt.
 */
function ReceiptActions(props: {
  readonly known: Extract<Known, { status: "known" }>;
  readonly token?: StatusToken | undefined;
}) {
  const { i18n } = useTranslation();
  const { portal } = useEnvironment();
  const client = useClient();
  const { payment, askedAt } = props.known;
  const describe = (paper: Paper) => () => describeReceipt({ i18n, client, portal }, payment, askedAt, paper);
  return (
    <DocumentActions
      // A new key resets the state, so that a file made before the payment was paid is no longer offered.
      key={payment.status}
      describe={describe("a4")}
      isMain={payment.status === "paid"}
      view={props.token && { screen: "pdf", token: props.token }}
      others={{ slip80: describe("slip80"), letter: describe("letter") }}
    />
  );
}

/** Asks for the fact from the bill that shows the owner of a licence, in the portal, on a citizen's own device. */
function OwnersByFact({ payment, token }: { readonly payment: Payment; readonly token: StatusToken }) {
  const { canLogIn } = useEnvironment();
  const isAsked = canLogIn && !isOnSharedComputer() && licencesWithMaskedOwner(payment.services).length > 0;
  if (!isAsked) return null;
  return (
    <Suspense>
      <OwnerNames payment={payment} token={token} />
    </Suspense>
  );
}

/** Says that a bill of this paid payment had been paid before, and leads to the status of the refund. */
function RefundNotice({ token }: { readonly token: StatusToken | undefined }) {
  const { t } = useTranslation();
  return (
    <Notice tone="info" title={t("refund.receiptTitle")}>
      <Text>{t("refund.receiptText")}</Text>
      <Actions>
        <GoButton to={{ screen: "refund", token }}>{t("refund.see")}</GoButton>
      </Actions>
    </Notice>
  );
}
