import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { Account, Reload } from "../../charges/index.ts";
import { formatMoney } from "../../domain/money.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormChoiceCards } from "../../ui/form/FormChoiceCards.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { amountInText } from "../parts/paying/amountInText.ts";
import { AddToCart } from "./AddToCart.tsx";
import { OTHER } from "./reloadForm.ts";
import { useReload } from "./useReload.ts";

/** The amount to reload, and the button that adds it to the cart. */
export function ReloadForm(props: {
  readonly charge: Reload;
  readonly account: Account;
  readonly configuration: Configuration;
  readonly onAnother: () => void;
}) {
  const { t } = useTranslation();
  const { charge, account } = props;
  const { fields, adding, submit } = useReload(charge, account, props.configuration);
  const choice = useWatch({ control: fields.form.control, name: "choice" });
  const { least, most } = charge.limits;
  return (
    <AddToCart adding={adding} number={charge.numberOf(account)} onAnother={props.onAnother}>
      <Form of={fields} onSubmit={submit} aria-label={t("search.reload.howMuch")}>
        <Stack>
          <FormChoiceCards
            of={fields}
            name="choice"
            legend={t("search.reload.howMuch")}
            density="compact"
            choices={[
              ...charge.presets.map((preset) => ({ value: String(preset), title: formatMoney(preset) })),
              { value: OTHER, title: t("search.reload.other") },
            ]}
          />
          {choice === OTHER && (
            <FormField
              of={fields}
              name="other"
              label={t("search.reload.amount")}
              hint={t("search.reload.limits", { least: amountInText(least), most: amountInText(most) })}
              lead="RM"
              inputMode="decimal"
              autoComplete="off"
              length="short"
              translate="no"
            />
          )}
          <Actions>
            <Button kind="primary" type="submit">
              {t("search.add")}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </AddToCart>
  );
}
