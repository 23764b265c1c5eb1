import { useTranslation } from "react-i18next";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Loading } from "../parts/Loading.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useReady } from "../parts/useReady.ts";
import { PaymentView } from "./PaymentView.tsx";
import { receiptTitle } from "./receiptTitle.ts";
import { Unreached } from "./Unreached.tsx";
import { useReceipt } from "./useReceipt.ts";

/** How a payment ended: paid, not paid, or still being asked at the bank. */
export function ReceiptScreen() {
  const { t } = useTranslation();
  const { known, asking, askNow, token } = useReceipt();
  useReady(known.status !== "looking");
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>
        {t(receiptTitle(known.status === "known" ? known.payment.status : undefined))}
      </ScreenHeading>
      <HeadingLevel>
        {known.status === "looking" && <Loading shape="block" lines={4} />}
        {known.status === "nothing" && <NoPayment used={known.used} />}
        {(known.status === "unknown" || known.status === "slow") && (
          <Unreached slow={known.status === "slow"} asking={asking} onAsk={askNow} />
        )}
        {known.status === "known" && (
          <PaymentView known={known} asking={asking} onAsk={askNow} token={token} />
        )}
      </HeadingLevel>
    </Stack>
  );
}

function NoPayment({ used }: { readonly used: boolean }) {
  const { t } = useTranslation();
  return (
    <NothingHere
      title={t(used ? "receipt.usedHandle" : "receipt.nothing")}
      help={t("receipt.nothingHelp")}
      to={{ screen: "search" }}
      go={t("cart.find")}
    />
  );
}
