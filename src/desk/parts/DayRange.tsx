import { useTranslation } from "react-i18next";
import { DAY_FORMAT } from "../../domain/typedDay.ts";
import { useRuleText } from "../../screens/parts/texts.ts";
import { Field } from "../../ui/field/Field.tsx";
import { DAY_FIELDS, type DayField, type WrongDays } from "./typedDays.ts";

/** The first and the last day of a filter. */
export function DayRange(props: {
  readonly typed: Readonly<Record<DayField, string>>;
  readonly wrong: WrongDays;
  readonly onType: (field: DayField, typed: string) => void;
}) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  return DAY_FIELDS.map((name) => {
    const rule = props.wrong[name];
    return (
      <Field
        key={name}
        label={t(`desk.${name}`)}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={DAY_FORMAT}
        value={props.typed[name]}
        error={rule && ruleText(t(`desk.${name}`), rule)}
        onChange={({ target }) => props.onType(name, target.value)}
      />
    );
  });
}
