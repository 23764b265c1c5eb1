import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bankNameOf } from "../../domain/payments/banks.ts";
import { fpxTokenOf, isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import { type PayStep, stepsOf } from "../../payment/paySteps.ts";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Divided } from "../../ui/layout/Divided.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import type { Destination } from "../environment.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { CartLines } from "../parts/paying/CartLines.tsx";
import { ApprovalNotice } from "../parts/paying/PaymentNotices.tsx";
import type { PayStepView } from "../parts/paying/usePayStep.ts";

/** The review of each earlier step. */
const GIVEN: Readonly<
  Record<Exclude<PayStep, "confirmation">, ComponentType<{ readonly step: PayStepView }>>
> = {
  checkout: CheckoutGiven,
  fpx_checkout: FpxCheckoutGiven,
};

/** Everything that the citizen gave at the earlier steps. Each part has a link back to its step (WCAG 3.3.4). */
export function Review({ step }: { readonly step: PayStepView }) {
  const { t } = useTranslation();
  const before = stepsOf(step.checkout.method).filter((given) => given !== "confirmation");
  return (
    <Stack gap="loose">
      <Card>
        <ReviewPart title={t("checkout.summary")} changeAt="cart">
          <CartLines amounts={step.amounts} />
        </ReviewPart>
      </Card>
      <Card>
        <Divided>
          {before.map((given) => {
            const Given = GIVEN[given];
            return <Given key={given} step={step} />;
          })}
        </Divided>
      </Card>
    </Stack>
  );
}

/** The review of a bank transfer: the bank, and for a company account a notice that a colleague may have to approve. */
function FpxCheckoutGiven({ step: { checkout, bank } }: { readonly step: PayStepView }) {
  const { t } = useTranslation();
  const { method } = checkout;
  if (!isFpxMethod(method)) return null;
  return (
    <ReviewPart title={t("fpxCheckout.bank")} changeAt="fpx_checkout">
      <Text strong translate="no">
        {bankNameOf(fpxTokenOf(method), bank)}
      </Text>
      <ApprovalNotice method={method} />
    </ReviewPart>
  );
}

const PAYER = ["name", "email", "phone"] as const;

/** The input of the checkout: the payer and the payment method. */
function CheckoutGiven({ step: { checkout } }: { readonly step: PayStepView }) {
  const { t } = useTranslation();
  return (
    <>
      <ReviewPart title={t("checkout.payer")} changeAt="checkout">
        <DescriptionList
          align="start"
          rows={PAYER.map((field) => ({
            term: t(`checkout.${field}`),
            value: <bdi translate="no">{checkout[field]}</bdi>,
          }))}
        />
      </ReviewPart>
      <ReviewPart title={t("confirmation.method")} changeAt="checkout">
        <Stack gap="hair">
          <Text strong>{t(`checkout.account.${checkout.method}`)}</Text>
          <Text tone="muted">{t(`checkout.accountDetail.${checkout.method}`)}</Text>
        </Stack>
      </ReviewPart>
    </>
  );
}

/** One part of the review, with a link to the screen that changes it. */
function ReviewPart(props: {
  readonly title: string;
  readonly changeAt: Destination["screen"];
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Stack gap="tight">
      <Inline justify="between" wrap={false}>
        <Heading>{props.title}</Heading>
        <GoButton kind="quiet" flush="end" to={{ screen: props.changeAt }}>
          {t("confirmation.change")} <VisuallyHidden>({props.title})</VisuallyHidden>
        </GoButton>
      </Inline>
      <HeadingLevel>{props.children}</HeadingLevel>
    </Stack>
  );
}
