import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Known } from "../../payment/pollPayment.ts";
import { isOnSharedComputer } from "../../payment/sharedComputer.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { useEnvironment } from "../environment.tsx";
import { Loading } from "../parts/Loading.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";
import { optional } from "../parts/optional.ts";
import { useLoadTimeout, useReady } from "../parts/reportToPage.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { PaymentView } from "./PaymentView.tsx";
import { receiptTitle } from "./receiptTitle.ts";
import { Unreached } from "./Unreached.tsx";
import { useReceipt } from "./useReceipt.ts";

const KeptReceipt = optional(async () => (await import("./KeptReceipt.tsx")).KeptReceipt);
const KeptDocuments = optional(
  async () => (await import("../parts/documents/KeptDocuments.tsx")).KeptDocuments,
);

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
              <KeptReceipt kept={kept} asking={asking} onAsk={askNow} />
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
