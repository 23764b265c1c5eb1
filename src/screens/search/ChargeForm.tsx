import { useTranslation } from "react-i18next";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { FormInput } from "../../charges/charge.ts";
import { chargeOfType, type Form as FormCharge } from "../../charges/index.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { Button } from "../../ui/action/Button.tsx";
import type { FieldProps } from "../../ui/field/Field.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { EMAIL_INPUT } from "../parts/account/emailInput.ts";
import { useDynamicText } from "../parts/useDynamicText.ts";
import { AddedNotice } from "./AddedNotice.tsx";
import { AddToCart } from "./AddToCart.tsx";
import { ChargeFormPrice } from "./ChargeFormPrice.tsx";
import { useChargeForm } from "./useChargeForm.ts";

const INPUT: Readonly<
  Record<
    FormInput["input"],
    Pick<FieldProps, "type" | "inputMode" | "length" | "autoCapitalize" | "spellCheck">
  >
> = {
  text: { autoCapitalize: "characters" },
  name: { autoCapitalize: "words" },
  count: { inputMode: "numeric", length: "short" },
  // Not a browser's date field: each browser has its own order of day and month.
  day: { inputMode: "numeric", length: "short" },
  email: EMAIL_INPUT,
  phone: { type: "tel", inputMode: "tel", length: "medium" },
};

interface ChargeFormProps {
  readonly council: CouncilCode;
  readonly configuration: Configuration;
}

/** The form of a charge without a bill. Renders nothing for other charges. */
export function ChargeForm({ type, ...props }: ChargeFormProps & { readonly type: ChargeType }) {
  const charge = chargeOfType(type);
  return charge.source === "form" ? <FilledIn {...props} charge={charge} /> : null;
}

/** The fields, the price and the button that adds to the cart. */
function FilledIn(props: ChargeFormProps & { readonly charge: FormCharge }) {
  const { t } = useTranslation();
  const word = useDynamicText();
  const { charge } = props;
  const { fields, adding, period, price, submit, another, goesOn, number } = useChargeForm(
    charge,
    props.council,
    props.configuration,
  );
  // Say that the cart is full before the citizen fills in the form for nothing.
  if (adding.full && adding.added === undefined)
    return <AddedNotice added="full" number="" onAnother={another} takesFocus={goesOn} />;
  return (
    <Form
      of={fields}
      onSubmit={submit}
      summaryTitle={t("errors.summary")}
      aria-label={t(`charges.name.${charge.type}`)}
    >
      <Card>
        <Stack>
          {charge.inputs.map(({ name, label, hint, input, autoComplete = "off" }) => (
            <FormField
              key={name}
              of={fields}
              name={name}
              label={word(label)}
              hint={hint && word(hint)}
              autoComplete={autoComplete}
              translate="no"
              {...INPUT[input]}
            />
          ))}
        </Stack>
      </Card>
      <Card tone="accent">
        <Stack>
          <ChargeFormPrice period={period} price={price} />
          <AddToCart adding={adding} number={number()} onAnother={another}>
            <Actions>
              <Button kind="primary" type="submit">
                {t("search.add")}
              </Button>
            </Actions>
          </AddToCart>
        </Stack>
      </Card>
    </Form>
  );
}
