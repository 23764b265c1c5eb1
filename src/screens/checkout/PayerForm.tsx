import { useTranslation } from "react-i18next";
import { NAME_LONGEST } from "../../domain/contact.ts";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { BankFields } from "./BankFields.tsx";
import { Proceed } from "./Proceed.tsx";
import type { Checkout } from "./useCheckoutScreen.ts";

/** Who pays, from which bank, and the button that goes there. */
export function PayerForm({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useTranslation();
  const { fields } = checkout;
  return (
    <Form
      of={fields}
      onSubmit={checkout.submit}
      summaryTitle={t("errors.summary")}
      aria-label={t("checkout.title")}
    >
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
            <FormField
              of={fields}
              name="email"
              label={t("checkout.email")}
              type="email"
              inputMode="email"
              autoComplete="email"
              translate="no"
            />
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
        <BankFields checkout={checkout} />
      </Card>
      <Proceed checkout={checkout} />
    </Form>
  );
}
