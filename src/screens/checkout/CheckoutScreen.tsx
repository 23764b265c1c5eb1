import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Split } from "../../ui/layout/Split.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { EmptyCart } from "../cart/EmptyCart.tsx";
import { NothingPayable } from "../parts/NothingPayable.tsx";
import { OpenAttemptNotice } from "../parts/OpenAttemptNotice.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { PayerForm } from "./PayerForm.tsx";
import { useCheckoutScreen } from "./useCheckoutScreen.ts";

/** The payer's details and bank, what is paid, and the way to the bank. */
export function CheckoutScreen() {
  const { t } = useTranslation();
  const checkout = useCheckoutScreen();
  const { amounts, paying } = checkout;
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("checkout.title")}</ScreenHeading>
      <HeadingLevel>
        {checkout.verdict === "warned" && paying.step === "ready" && <OpenAttemptNotice />}
        {!amounts.loaded ? (
          <Skeleton shape="block" lines={3} />
        ) : amounts.items.length === 0 ? (
          <EmptyCart />
        ) : (
          <Split
            main={
              amounts.payable.length === 0 ? (
                // after a press it stands where the button was that had the focus
                <NothingPayable takesFocus={paying.step === "failed"}>
                  {paying.step === "failed" && <Text>{t("checkout.changed")}</Text>}
                </NothingPayable>
              ) : (
                <PayerForm checkout={checkout} />
              )
            }
            aside={<CheckoutSummary amounts={amounts} />}
          />
        )}
      </HeadingLevel>
    </Stack>
  );
}
