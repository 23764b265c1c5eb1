import { useTranslation } from "react-i18next";
import { WEEKDAYS } from "../../api/schemas/operator.ts";
import { useRuleText } from "../../screens/parts/texts.ts";
import { Field } from "../../ui/field/Field.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { type TypedHelpline, wrongInHelpline } from "./switches.ts";

/** Where citizens ask for help. A part that is empty is as the server's settings say. */
export function HelplineFields(props: {
  readonly typed: TypedHelpline;
  /** Whether the person wanted to save it, so that a half-typed number is not named wrong before. */
  readonly isTried: boolean;
  readonly disabled: boolean;
  readonly onType: (typed: TypedHelpline) => void;
}) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const { typed } = props;
  const wrong = props.isTried ? wrongInHelpline(typed) : new Set();
  const of = (part: keyof TypedHelpline, label: string, rule: "phone" | "email" | "required") => ({
    name: `helpline.${part}`,
    label,
    autoComplete: "off",
    disabled: props.disabled,
    value: typed[part],
    error: wrong.has(part) ? ruleText(label, rule) : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      props.onType({ ...typed, [part]: target.value }),
  });
  const day = (part: "first_day" | "last_day", label: string) => (
    <Select {...of(part, label, "required")}>
      <option value="">{t("deskSettings.asSettings")}</option>
      {WEEKDAYS.map((weekday) => (
        <option key={weekday} value={weekday}>
          {t(`helpline.contact.day.${weekday}`)}
        </option>
      ))}
    </Select>
  );
  return (
    <Fieldset legend={t("deskSettings.helpline")} hint={t("deskSettings.helplineHelp")}>
      <Grid columns="fields">
        <Field type="tel" {...of("phone", t("helpline.contact.phone"), "phone")} />
        <Field type="email" {...of("email", t("helpline.contact.email"), "email")} translate="no" />
        {day("first_day", t("deskSettings.firstDay"))}
        {day("last_day", t("deskSettings.lastDay"))}
        <Field type="time" {...of("opens", t("deskSettings.opens"), "required")} />
        <Field type="time" {...of("closes", t("deskSettings.closes"), "required")} />
      </Grid>
    </Fieldset>
  );
}
