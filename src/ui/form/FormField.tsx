import type { FieldValues } from "react-hook-form";
import { Field, type FieldProps } from "../field/Field.tsx";
import { type FormFieldName, useFormField } from "./useFormField.ts";

export type FormFieldProps<Values extends FieldValues> = FormFieldName<Values> &
  Omit<FieldProps, "name" | "id" | "error" | "ref" | "value" | "defaultValue" | "onChange" | "onBlur">;

export function FormField<Values extends FieldValues>({ of, name, ...field }: FormFieldProps<Values>) {
  const { registered, id, error } = useFormField({ of, name });
  return <Field {...field} {...registered} id={id} error={error} />;
}
