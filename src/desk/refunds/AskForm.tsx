import { useTranslation } from "react-i18next";
import { type Infer, object, refine, string } from "superstruct";
import { openRefund } from "../../api/refunds.ts";
import type { ShownRefund } from "../../api/schemas/refund.ts";
import { formatMoney, NOTHING, type Sen, senFromRinggit } from "../../domain/money.ts";
import { filledText, filledTo } from "../../domain/schemas/typedText.ts";
import { useRuleText } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import type { TakeStep } from "./useRefundStep.ts";

const LONGEST = 200;

/** The parts of a bill that have a name. A bill with one part needs none. */
const PARTS = ["arrears", "billed", "year", "landcess_effect", "amount", "fee"] as const;

/** Ringgit with at most two decimals. Undefined for any other text, and for nothing. */
function amountIn(typed: string): Sen | undefined {
  const text = typed.normalize("NFKC").replace(/^\s*RM|[\s,]/gi, "");
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return undefined;
  const amount = senFromRinggit(text);
  return amount > 0 ? amount : undefined;
}

const ask = object({
  part: string(),
  amount: refine(filledText, "money", (typed) => amountIn(typed) !== undefined),
  reason: filledTo(LONGEST),
});

type Ask = Infer<typeof ask>;

/** A person asks for a refund of a part of a bill, with the reason. */
export function AskForm(props: {
  readonly refund: ShownRefund;
  readonly busy: boolean;
  readonly onTake: TakeStep;
}) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const { payment_id, refund_case, bills } = props.refund;
  const choices = bills.flatMap(({ record_id, type, number, parts }) =>
    parts
      .filter(({ refundable }) => refundable > 0)
      .map(({ part, refundable }) => {
        const name = PARTS.find((known) => known === part);
        const words = [
          `${t(`charges.name.${type}`)} ${number}`,
          name === undefined ? "" : t(`deskRefunds.parts.${name}`),
          formatMoney(refundable),
        ];
        return {
          key: `${record_id} ${part}`,
          record_id,
          part,
          refundable,
          text: words.filter(Boolean).join(" · "),
        };
      }),
  );
  const [first] = choices;
  const chosenIn = (key: string) => choices.find((choice) => choice.key === key) ?? first;
  const fields: SchemaForm<Ask> = useSchemaForm({
    schema: refine(ask, "most", ({ part, amount }) =>
      (amountIn(amount) ?? NOTHING) <= (chosenIn(part)?.refundable ?? NOTHING) ? true : { path: ["amount"] },
    ),
    defaultValues: { part: first?.key ?? "", amount: "", reason: "" },
    errorText: (name, code) =>
      code === "most"
        ? t("deskRefunds.tooMuch", {
            amount: formatMoney(chosenIn(fields.form.getValues("part"))?.refundable ?? NOTHING),
          })
        : ruleText(t(name === "amount" ? "deskRefunds.askAmount" : "deskRefunds.reason"), code, {
            length: LONGEST,
          }),
  });
  if (first === undefined) return null;
  const send = async ({ part, amount, reason }: Ask) => {
    const chosen = chosenIn(part) ?? first;
    const asked = {
      version: refund_case?.version ?? null,
      note: reason.trim(),
      amounts: [{ record_id: chosen.record_id, part: chosen.part, amount: amountIn(amount) ?? NOTHING }],
    };
    if (await props.onTake((client) => openRefund(client, payment_id, asked))) fields.form.reset();
  };
  return (
    <Disclosure line={t("deskRefunds.ask")}>
      <Form of={fields} onSubmit={send} summaryTitle={t("errors.summary")} aria-label={t("deskRefunds.ask")}>
        <Stack>
          <FormSelect of={fields} name="part" label={t("deskRefunds.part")}>
            {choices.map(({ key, text }) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </FormSelect>
          <FormField
            of={fields}
            name="amount"
            label={t("deskRefunds.askAmount")}
            inputMode="decimal"
            autoComplete="off"
            length="medium"
          />
          <FormField
            of={fields}
            name="reason"
            label={t("deskRefunds.reason")}
            hint={t("deskRefunds.reasonHint")}
            autoComplete="off"
          />
          <Actions>
            <Button type="submit" busy={props.busy}>
              {t("deskRefunds.ask")}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Disclosure>
  );
}
