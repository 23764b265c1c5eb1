import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { NAME_LONGEST } from "../../domain/contact.ts";
import { DEFAULT_PAYMENT_METHOD, isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import type { PaymentFormValues } from "../../payment/checkoutForm.ts";
import { offeredMethods, type PayStep } from "../../payment/paySteps.ts";
import { contextOfMethod } from "../../payment/screenByState.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormChoiceCards } from "../../ui/form/FormChoiceCards.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import type { SchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { WithTotal } from "../../ui/layout/WithTotal.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { EmailField } from "../parts/account/EmailField.tsx";
import { Loading } from "../parts/Loading.tsx";
import {
  FpxTerms,
  PaymentObstacle,
  PayTwiceConsent,
  ProceedButton,
  WhereNext,
} from "../parts/paying/ProceedButton.tsx";
import { CrestOfItems, TotalToPay } from "../parts/paying/TotalToPay.tsx";
import { BlockHeading } from "../parts/ScreenHeading.tsx";
import { useConfigured } from "../parts/useConfigured.ts";
import { BankField } from "./BankField.tsx";
import { LimitNotice } from "./PaymentNotices.tsx";
import { Review } from "./Review.tsx";
import type { Checkout, Pay } from "./useCheckout.ts";
import { usePaymentForm } from "./useCheckout.ts";
import { useRemembering } from "./useRemembering.ts";

interface BlockProps {
  readonly checkout: Checkout;
  readonly fields: SchemaForm<PaymentFormValues>;
}

/** Who pays, how, from which bank, everything once more, and the one button, which goes to the bank. */
export function CheckoutForm(props: {
  readonly checkout: Checkout;
  readonly pay: Pay;
  readonly block: PayStep;
}) {
  const { t } = useTranslation();
  const fields = usePaymentForm();
  const { checkout, block } = props;
  const { paying, guard, pay } = props.pay;
  const { amounts, limit, own } = checkout;
  const { method } = checkout.checkout;
  const context = contextOfMethod(method);
  const parts = { checkout, fields };
  const remembering = useRemembering();
  const submit = (given: PaymentFormValues) => {
    remembering?.keep(given);
    return pay(given);
  };
  return (
    <Form of={fields} onSubmit={submit} summaryTitle={t("errors.summary")} aria-label={t("checkout.title")}>
      <WithTotal
        label={t("common.total")}
        crest={<CrestOfItems items={amounts.items} />}
        total={<TotalToPay amounts={amounts} />}
        notes={<Obstacle paying={paying} context={context} />}
        action={
          <Stack gap="tight">
            <ProceedButton
              paying={paying}
              context={context}
              amount={amounts.total}
              checking={own.asking}
              disabled={limit?.outside !== undefined || (guard.isNeeded && !guard.isGiven)}
            />
          </Stack>
        }
      >
        <Stack gap="loose">
          <Payer {...parts} remembering={remembering} />
          <Method {...parts} />
          {isFpxMethod(method) && (
            <Card>
              <Stack>
                <BlockHeading takesFocus={block === "fpx_checkout"}>{t("fpxCheckout.title")}</BlockHeading>
                <BankField
                  key={method}
                  fields={fields}
                  method={method}
                  limit={limit}
                  last={remembering?.lastBank}
                />
              </Stack>
            </Card>
          )}
          <Card>
            <Stack>
              <BlockHeading takesFocus={block === "confirmation"}>{t("confirmation.title")}</BlockHeading>
              <HeadingLevel>
                <Review {...parts} />
              </HeadingLevel>
              <WhereNext context={context} />
              {isFpxMethod(method) && <FpxTerms />}
              {guard.isNeeded && <PayTwiceConsent given={guard.isGiven} onGive={guard.give} />}
            </Stack>
          </Card>
        </Stack>
      </WithTotal>
    </Form>
  );
}

function Payer(props: BlockProps & { readonly remembering: ReturnType<typeof useRemembering> }) {
  const { t } = useTranslation();
  const { fields, remembering } = props;
  return (
    <Card>
      <Fieldset legend={<Heading>{t("checkout.payer")}</Heading>} hint={t("checkout.payerHelp")}>
        <Stack>
          <FormField
            of={fields}
            name="name"
            label={t("checkout.name")}
            autoComplete="name"
            maxLength={NAME_LONGEST}
            translate="no"
          />
          <EmailField of={fields} name="email" label={t("checkout.email")} autoComplete="email" />
          <FormField
            of={fields}
            name="phone"
            label={t("checkout.phone")}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            length="medium"
            translate="no"
          />
          {remembering !== undefined && (
            <Checkbox
              label={t("checkout.remember")}
              hint={t("checkout.rememberHelp")}
              checked={remembering.isWanted}
              onChange={(event) => remembering.want(event.currentTarget.checked)}
            />
          )}
        </Stack>
      </Fieldset>
    </Card>
  );
}

function Method({ checkout, fields }: BlockProps) {
  const { t } = useTranslation();
  const { state } = useConfigured();
  // Without a configuration, assume that cards are not accepted.
  const offered = offeredMethods(state.status === "ready" && state.configuration.cards);
  const { form } = fields;
  const isChosenOffered = offered.includes(checkout.checkout.method);
  useEffect(() => {
    // This device may remember a card from the time when cards were accepted.
    if (state.status !== "loading" && !isChosenOffered) form.setValue("method", DEFAULT_PAYMENT_METHOD);
  }, [state.status, isChosenOffered, form]);
  return (
    <Card>
      <Stack>
        <FormChoiceCards
          of={fields}
          name="method"
          legend={<Heading>{t("checkout.method")}</Heading>}
          choices={offered.map((value) => ({
            value,
            title: t(`checkout.account.${value}`),
            detail: t(`checkout.accountDetail.${value}`),
          }))}
        />
        {/* The configuration is still loading and may add cards. */}
        {state.status === "loading" && <Loading shape="block" />}
        <LimitNotice limit={checkout.limit} />
      </Stack>
    </Card>
  );
}

/** Explains why the last press did not lead to the bank. */
function Obstacle(props: {
  readonly paying: Pay["paying"];
  readonly context: ReturnType<typeof contextOfMethod>;
}) {
  const { t } = useTranslation();
  const { paying } = props;
  if (paying.step !== "failed" || paying.fault.kind !== "amount_changed")
    return <PaymentObstacle {...props} />;
  return (
    <Notice tone="warning" role="alert" title={t("confirmation.changed")}>
      {t("confirmation.changedHelp")}
    </Notice>
  );
}
