import { useTranslation } from "react-i18next";
import { NAME_LONGEST } from "../../domain/contact.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormChoiceCards } from "../../ui/form/FormChoiceCards.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { EmailField } from "../parts/account/EmailField.tsx";
import { LimitNotice } from "../parts/LimitNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { nextStepButtonKind } from "../parts/paying/nextStepButtonKind.ts";
import type { PayStepView } from "../parts/paying/usePayStep.ts";
import { useCheckoutForm } from "./useCheckoutForm.ts";

/** The payer's details, the payment method and the button to the next step. */
export function CheckoutForm({ step }: { readonly step: PayStepView }) {
  const { t } = useTranslation();
  const { fields, methods, submit } = useCheckoutForm(step);
  return (
    <Form of={fields} onSubmit={submit} summaryTitle={t("errors.summary")} aria-label={t("checkout.title")}>
      <Card>
        <Fieldset legend={t("checkout.payer")} hint={t("checkout.payerHelp")}>
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
          </Stack>
        </Fieldset>
      </Card>
      <Card>
        <Stack>
          <FormChoiceCards
            of={fields}
            name="method"
            legend={t("checkout.method")}
            choices={methods.offered.map((value) => ({
              value,
              title: t(`checkout.account.${value}`),
              detail: t(`checkout.accountDetail.${value}`),
            }))}
          />
          {methods.asking && <Loading shape="block" />}
          <LimitNotice limit={step.limit} />
        </Stack>
      </Card>
      <Button
        kind={nextStepButtonKind(step.own)}
        type="submit"
        wide
        disabled={step.limit?.outside !== undefined}
      >
        {t("paySteps.continue")}
      </Button>
    </Form>
  );
}
