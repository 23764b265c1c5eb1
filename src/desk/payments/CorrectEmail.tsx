import { useTranslation } from "react-i18next";
import { type Infer, object, refine } from "superstruct";
import { correctEmail, type PaymentDetails, readPaymentDetails } from "../../api/teamPayments.ts";
import { EMAIL_LONGEST } from "../../domain/contact.ts";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { typedEmail } from "../../domain/schemas/typedText.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { useRuleText } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { isOvertaken, useDeskAction } from "../parts/useDeskAction.ts";

const correctionOf = (before: string) =>
  object({ email: refine(typedEmail, "same", (typed) => typed.trim() !== before) });

type Correction = Infer<ReturnType<typeof correctionOf>>;

/** Corrects a mistyped e-mail address of the payer. When somebody else was faster, the page shows the address as it is now. */
export function CorrectEmail(props: {
  readonly order: OrderNumber;
  /** The address that the page shows. */
  readonly email: string;
  readonly onFresh: (details: PaymentDetails) => void;
}) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const ruleText = useRuleText();
  const { run, busy, said, fault } = useDeskAction();
  const { order, email: before, onFresh } = props;
  const fields: SchemaForm<Correction> = useSchemaForm({
    schema: correctionOf(before),
    defaultValues: { email: before },
    errorText: (_name, code) =>
      code === "same"
        ? t("deskPayments.sameEmail")
        : ruleText(t("deskPayments.email"), code, { length: EMAIL_LONGEST }),
  });
  const send = (typed: Correction) =>
    run(
      async () => {
        onFresh(await correctEmail(client, order, { email: typed.email.trim(), before }));
        return (t) => t("deskPayments.emailCorrected");
      },
      (failed) =>
        // the notice already says it when this call fails too
        isOvertaken(failed) &&
        readPaymentDetails(client, order, new AbortController().signal).then(onFresh, () => undefined),
    );
  return (
    <Disclosure line={t("deskPayments.correctEmail")}>
      <Form of={fields} onSubmit={send} aria-label={t("deskPayments.correctEmail")}>
        <Stack>
          <FormField
            of={fields}
            name="email"
            label={t("deskPayments.email")}
            hint={t("deskPayments.correctEmailHint")}
            type="email"
            autoComplete="off"
            translate="no"
          />
          <Actions>
            <Button type="submit" busy={busy}>
              {t("deskPayments.saveEmail")}
            </Button>
          </Actions>
          <DoneMark said={said} />
          <DeskFault fault={fault} />
        </Stack>
      </Form>
    </Disclosure>
  );
}
