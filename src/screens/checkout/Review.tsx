import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bankNameOf } from "../../domain/payments/banks.ts";
import { fpxTokenOf, isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import { PAYER_FIELDS, type PaymentFormValues } from "../../payment/checkoutForm.ts";
import { Button } from "../../ui/action/Button.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import type { SchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Divided } from "../../ui/layout/Divided.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { CartLines } from "../parts/paying/CartLines.tsx";
import type { Checkout } from "./useCheckout.ts";

/** Everything that the citizen gave, once more (rule 2.9). Each part has a way back to its fields (WCAG 3.3.4). */
export function Review(props: {
  readonly checkout: Checkout;
  readonly fields: SchemaForm<PaymentFormValues>;
}) {
  const { t } = useTranslation();
  const { amounts, checkout, bank } = props.checkout;
  const { form } = props.fields;
  const { method } = checkout;
  const given = PAYER_FIELDS.filter((field) => checkout[field].trim() !== "");
  return (
    <Divided>
      <ReviewPart
        title={t("checkout.summary")}
        change={(words) => (
          <GoButton kind="quiet" to={{ screen: "cart" }}>
            {words}
          </GoButton>
        )}
      >
        <CartLines amounts={amounts} />
      </ReviewPart>
      {given.length > 0 && (
        <ReviewPart title={t("checkout.payer")} onChange={() => form.setFocus("name")}>
          <DescriptionList
            align="start"
            rows={given.map((field) => ({
              term: t(`checkout.${field}`),
              value: <bdi translate="no">{checkout[field]}</bdi>,
            }))}
          />
        </ReviewPart>
      )}
      <ReviewPart title={t("confirmation.method")} onChange={() => form.setFocus("method")}>
        <Text strong>{t(`checkout.account.${method}`)}</Text>
      </ReviewPart>
      {isFpxMethod(method) && bank !== "" && (
        <ReviewPart title={t("fpxCheckout.bank")} onChange={() => form.setFocus("bank")}>
          <Text strong translate="no">
            {bankNameOf(fpxTokenOf(method), bank)}
          </Text>
        </ReviewPart>
      )}
    </Divided>
  );
}

/** One part of the review. Its button leads to the fields above, or `change` draws another way. */
function ReviewPart(props: {
  readonly title: string;
  readonly onChange?: () => void;
  readonly change?: (words: ReactNode) => ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const words = (
    <>
      {t("confirmation.change")} <VisuallyHidden>({props.title})</VisuallyHidden>
    </>
  );
  return (
    <Stack gap="tight">
      <Inline justify="between" wrap={false}>
        <Heading size="part">{props.title}</Heading>
        {props.change?.(words) ?? (
          <Button kind="quiet" onClick={props.onChange}>
            {words}
          </Button>
        )}
      </Inline>
      <HeadingLevel>{props.children}</HeadingLevel>
    </Stack>
  );
}
