import { useTranslation } from "react-i18next";
import { isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import type { PayStep } from "../../payment/paySteps.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ClosedNotice } from "../parts/ClosedNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";
import { CartLines } from "../parts/paying/CartLines.tsx";
import { EmptyCart } from "../parts/paying/EmptyCart.tsx";
import { LastPaymentNotice } from "../parts/paying/LastPaymentNotice.tsx";
import { NothingPayable } from "../parts/paying/NothingPayable.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { CheckoutForm } from "./CheckoutForm.tsx";
import { useCheckout, usePay } from "./useCheckout.ts";

/**
 * The payment screen, the last one before the bank: the payer, the method, the bank and everything once more (rules 2.7, 2.8,
 * 2.9).
 * @param block where the address opens the screen
 */
export function CheckoutScreen({ block = "checkout" }: { readonly block?: PayStep }) {
  const { t } = useTranslation();
  const checkout = useCheckout(block);
  const pay = usePay(checkout);
  const { isClosing, amounts, own, place } = checkout;
  const { step } = pay.paying;
  const isUnderWay = step === "creating" || step === "leaving";
  const { method } = checkout.checkout;
  const isFilledIn = !isClosing && amounts.loaded && amounts.payable.length > 0;
  const opensBlock =
    isFilledIn && (block === "confirmation" || (block === "fpx_checkout" && isFpxMethod(method)));
  return (
    <Stack gap="loose" as="section">
      <Stack gap="hair">
        <ScreenHeading takesFocus={!opensBlock}>{t("checkout.title")}</ScreenHeading>
        <Text size="small" tone="muted">
          {t("paySteps.place", place)}
        </Text>
      </Stack>
      <HeadingLevel>
        {/* A citizen who pressed after reading the warning does not read it again. */}
        {!isUnderWay && <LastPaymentNotice own={own} />}
        {isClosing ? (
          <ClosedNotice />
        ) : !amounts.loaded ? (
          <Loading shape="block" lines={3} />
        ) : amounts.items.length === 0 ? (
          amounts.left === 0 ? (
            <EmptyCart />
          ) : (
            <SelectionGone />
          )
        ) : amounts.payable.length === 0 ? (
          <Stack>
            {/* After a press, this notice replaces the button that had the focus. */}
            <NothingPayable takesFocus={step === "failed"}>
              {step === "failed" && <Text>{t("confirmation.changed")}</Text>}
            </NothingPayable>
            <Card>
              <CartLines amounts={amounts} />
            </Card>
          </Stack>
        ) : (
          <>
            {checkout.isForgotten && (
              <Notice tone="info" title={t("paySteps.forgotten")}>
                {t("paySteps.forgottenHelp")}
              </Notice>
            )}
            <CheckoutForm checkout={checkout} pay={pay} block={block} />
          </>
        )}
      </HeadingLevel>
    </Stack>
  );
}

/** Another tab paid or removed the selected bills. Nothing else is paid in their place. */
function SelectionGone() {
  const { t } = useTranslation();
  return (
    <NothingHere
      title={t("paySteps.selectionGone")}
      help={t("paySteps.selectionGoneHelp")}
      to={{ screen: "cart" }}
      go={t("cart.back")}
    />
  );
}
