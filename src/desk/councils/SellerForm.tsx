import { useTranslation } from "react-i18next";
import { type Infer, object, refine } from "superstruct";
import type { CouncilSellerAnswer } from "../../api/schemas/councils/councilSeller.ts";
import { SELLER_ID } from "../../domain/payments/sellerId.ts";
import { typedText } from "../../domain/schemas/typedText.ts";
import { useRuleText } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { filledLine, LINE_LONGEST } from "./contactInput.ts";

const idIn = (typed: string): string => typed.normalize("NFKC").trim().toUpperCase();

/** @param current the id in use, which is no change */
const inputOf = (current: string) =>
  object({
    id: refine(
      refine(typedText, "regex", (typed) => SELLER_ID.test(idIn(typed))),
      "excluded",
      (typed) => idIn(typed) !== current,
    ),
    reason: filledLine,
  });

type SellerInput = Infer<ReturnType<typeof inputOf>>;

/** Proposes another seller id, which a second administrator confirms. */
export function SellerForm(props: {
  readonly seller: CouncilSellerAnswer;
  readonly busy: boolean;
  readonly onPropose: (id: string, reason: string) => Promise<boolean>;
}) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const { seller, busy, onPropose } = props;
  const fields: SchemaForm<SellerInput> = useSchemaForm({
    schema: inputOf(seller.id),
    defaultValues: { id: "", reason: "" },
    errorText: (name, code) => {
      if (name === "reason") return ruleText(t("deskCouncils.seller.reason"), code, { length: LINE_LONGEST });
      return t(code === "excluded" ? "deskCouncils.seller.idInUse" : "deskCouncils.seller.idWrong");
    },
  });
  const propose = async ({ id, reason }: SellerInput) => {
    if (await onPropose(idIn(id), reason.trim())) fields.form.reset();
  };
  return (
    <Form
      of={fields}
      onSubmit={propose}
      summaryTitle={t("errors.summary")}
      aria-label={t("deskCouncils.seller.propose")}
    >
      <Stack>
        <FormField
          of={fields}
          name="id"
          label={t("deskCouncils.seller.newId")}
          hint={t("deskCouncils.seller.newIdHelp", { common: seller.common })}
          autoComplete="off"
          translate="no"
          length="medium"
        />
        <FormField
          of={fields}
          name="reason"
          label={t("deskCouncils.seller.reason")}
          hint={t("deskCouncils.seller.reasonHelp")}
          autoComplete="off"
        />
        <Actions>
          <Button type="submit" kind="primary" busy={busy}>
            {t("deskCouncils.seller.propose")}
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
}
