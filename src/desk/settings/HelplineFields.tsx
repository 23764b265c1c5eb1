import { useTranslation } from "react-i18next";
import { closesNextDay, WEEKDAYS } from "../../api/schemas/operator.ts";
import { useRuleText } from "../../screens/parts/texts.ts";
import { Field } from "../../ui/field/Field.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { type HelplineField, type TypedHelpline, type TypedHours, wrongInHelpline } from "./switches.ts";
import { useIncomplete } from "./useIncomplete.ts";

/** Where citizens ask for help. A part that is empty is as the server's settings say. */
export function HelplineFields(props: {
  readonly typed: TypedHelpline;
  /** Whether the person wanted to save it, so that a half-typed number is not named wrong before. */
  readonly isTried: boolean;
  readonly disabled: boolean;
  readonly onType: (typed: Partial<TypedHelpline>) => void;
}) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const { phone, email, hours } = props.typed;
  const { incomplete, look, looking } = useIncomplete<keyof TypedHours>();
  const isOverMidnight = hours.closes !== "" && closesNextDay(hours);
  const wrong = props.isTried ? wrongInHelpline(props.typed) : new Map<HelplineField, never>();
  const errorOf = (part: HelplineField, label: string) => {
    if (incomplete.some((one) => one === part)) return t("deskSettings.incompleteTime");
    const rule = wrong.get(part);
    if (rule === "same") return t("deskSettings.hoursSame");
    return rule && ruleText(label, rule);
  };
  const of = (part: HelplineField, label: string) => ({
    name: `helpline.${part}`,
    label,
    autoComplete: "off",
    disabled: props.disabled,
    error: errorOf(part, label),
  });
  const day = (part: "first_day" | "last_day", label: string) => (
    <Select
      {...of(part, label)}
      value={hours[part]}
      onChange={({ target }) => props.onType({ hours: { ...hours, [part]: target.value } })}
    >
      <option value="">{t("deskSettings.asSettings")}</option>
      {WEEKDAYS.map((weekday) => (
        <option key={weekday} value={weekday}>
          {t(`helpline.contact.day.${weekday}`)}
        </option>
      ))}
    </Select>
  );
  const time = (part: "opens" | "closes", label: string, hint?: string) => (
    <Field
      type="time"
      {...of(part, label)}
      hint={hint}
      value={hours[part]}
      {...looking(part)}
      onChange={({ target }) => {
        look(part, target);
        props.onType({ hours: { ...hours, [part]: target.value } });
      }}
    />
  );
  return (
    <Fieldset legend={t("deskSettings.helpline")} hint={t("deskSettings.helplineHelp")}>
      <Stack>
        <Grid columns="fields">
          <Field
            type="tel"
            {...of("phone", t("helpline.contact.phone"))}
            value={phone}
            onChange={({ target }) => props.onType({ phone: target.value })}
          />
          <Field
            type="email"
            {...of("email", t("helpline.contact.email"))}
            translate="no"
            value={email}
            onChange={({ target }) => props.onType({ email: target.value })}
          />
        </Grid>
        <Grid columns="fields">
          {day("first_day", t("deskSettings.firstDay"))}
          {day("last_day", t("deskSettings.lastDay"))}
          {time("opens", t("deskSettings.opens"))}
          {time(
            "closes",
            t("deskSettings.closes"),
            isOverMidnight ? t("deskSettings.closesNextDay") : undefined,
          )}
        </Grid>
      </Stack>
    </Fieldset>
  );
}
