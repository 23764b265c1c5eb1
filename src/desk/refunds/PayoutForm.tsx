import { useTranslation } from "react-i18next";
import { type Infer, object, refine } from "superstruct";
import { payOutRefund } from "../../api/refunds.ts";
import type { ShownRefund } from "../../api/schemas/refund.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import { filledText, filledTo } from "../../domain/schemas/typedText.ts";
import { DAY_FORMAT, readTypedDay } from "../../domain/typedDay.ts";
import { useRuleText } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import type { TakeStep } from "./useRefundStep.ts";

const LONGEST = 200;

/** The typed day as YYYY-MM-DD. "" for a day that is none. */
function dayIn(typed: string): string {
  const read = readTypedDay(typed);
  return "day" in read ? read.day : "";
}

const payout = object({
  reference: filledTo(LONGEST),
  day: refine(
    refine(filledText, "date_format", (typed) => dayIn(typed) !== ""),
    "future",
    (typed) => dayIn(typed) <= malaysiaDate(new Date()),
  ),
});

type Payout = Infer<typeof payout>;

/** The reference and the day of the transfer to the payer. */
export function PayoutForm(props: {
  readonly refund: ShownRefund;
  readonly busy: boolean;
  readonly onTake: TakeStep;
}) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const { payment_id, refund_case } = props.refund;
  const fields: SchemaForm<Payout> = useSchemaForm({
    schema: payout,
    defaultValues: { reference: "", day: "" },
    errorText: (name, code) =>
      code === "future"
        ? t("deskRefunds.future")
        : ruleText(t(name === "day" ? "deskRefunds.day" : "deskRefunds.reference"), code, {
            length: LONGEST,
            format: DAY_FORMAT,
          }),
  });
  const note = ({ reference, day }: Payout) => {
    const asked = {
      version: refund_case?.version ?? "",
      note: reference.trim(),
      transferred_on: dayIn(day),
    };
    return props.onTake((client) => payOutRefund(client, payment_id, asked));
  };
  return (
    <Card as="section">
      <Form
        of={fields}
        onSubmit={note}
        summaryTitle={t("errors.summary")}
        aria-label={t("deskRefunds.payOut")}
      >
        <Stack>
          <FormField
            of={fields}
            name="reference"
            label={t("deskRefunds.reference")}
            hint={t("deskRefunds.referenceHint")}
            autoComplete="off"
            translate="no"
          />
          <FormField
            of={fields}
            name="day"
            label={t("deskRefunds.day")}
            placeholder={DAY_FORMAT}
            inputMode="numeric"
            autoComplete="off"
            length="medium"
          />
          <Actions>
            <Button kind="primary" type="submit" busy={props.busy}>
              {t("deskRefunds.payOut")}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Card>
  );
}
