import type { FieldValues } from "react-hook-form";
import { Select, type SelectProps } from "../field/Select.tsx";
import { type FormFieldName, useFormField } from "./useFormField.ts";

export type FormSelectProps<Values extends FieldValues> = FormFieldName<Values> &
  Omit<SelectProps, "name" | "id" | "error" | "ref" | "value" | "defaultValue" | "onChange" | "onBlur">;

export function FormSelect<Values extends FieldValues>({ of, name, ...select }: FormSelectProps<Values>) {
  const { registered, id, error } = useFormField({ of, name });
  return <Select {...select} {...registered} id={id} error={error} />;
}
