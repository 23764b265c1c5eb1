import type { FieldValues } from "react-hook-form";
import { ChoiceCards, type ChoiceCardsProps } from "../field/ChoiceCards.tsx";
import { type FormFieldName, useFormField } from "./useFormField.ts";

export type FormChoiceCardsProps<Values extends FieldValues, Value extends string> = FormFieldName<Values> &
  Pick<ChoiceCardsProps<Value>, "legend" | "hint" | "choices" | "density">;

export function FormChoiceCards<Values extends FieldValues, Value extends string>({
  of,
  name,
  ...cards
}: FormChoiceCardsProps<Values, Value>) {
  const { registered, id, error } = useFormField({ of, name });
  const { onChange, onBlur, ref } = registered;
  return (
    <ChoiceCards
      {...cards}
      name={registered.name}
      id={id}
      error={error}
      onNativeChange={onChange}
      onBlur={onBlur}
      ref={ref}
    />
  );
}
