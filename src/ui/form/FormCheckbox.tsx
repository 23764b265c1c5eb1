import type { FieldValues } from "react-hook-form";
import { Checkbox, type CheckboxProps } from "../field/Checkbox.tsx";
import { type FormFieldName, useFormField } from "./useFormField.ts";

export type FormCheckboxProps<Values extends FieldValues> = FormFieldName<Values> &
  Omit<CheckboxProps, "name" | "id" | "error" | "ref" | "checked" | "defaultChecked" | "onChange" | "onBlur">;

export function FormCheckbox<Values extends FieldValues>({ of, name, ...box }: FormCheckboxProps<Values>) {
  const { registered, id, error } = useFormField({ of, name });
  return <Checkbox {...box} {...registered} id={id} error={error} />;
}
