import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Split } from "../../ui/layout/Split.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { EmptyCart } from "../cart/EmptyCart.tsx";
import { OpenAttemptNotice } from "../parts/OpenAttemptNotice.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { PayerForm } from "./PayerForm.tsx";
import { useCheckoutScreen } from "./useCheckoutScreen.ts";

/** The payer's details and bank, what is paid, and the way to the bank. */
export function CheckoutScreen() {
  const { t } = useTranslation();
  const checkout = useCheckoutScreen();
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("checkout.title")}</ScreenHeading>
      <HeadingLevel>
        {checkout.verdict === "warned" && checkout.paying.step === "ready" && <OpenAttemptNotice />}
        {!checkout.loaded ? (
          <Skeleton shape="block" lines={3} />
        ) : checkout.items.length === 0 ? (
          <EmptyCart />
        ) : (
          <Split
            main={<PayerForm checkout={checkout} />}
            aside={
              <CheckoutSummary items={checkout.items} changes={checkout.changes} total={checkout.total} />
            }
          />
        )}
      </HeadingLevel>
    </Stack>
  );
}
