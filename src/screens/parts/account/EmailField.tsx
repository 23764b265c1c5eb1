import type { FieldValues } from "react-hook-form";
import { FormField, type FormFieldProps } from "../../../ui/form/FormField.tsx";
import { EMAIL_INPUT } from "./emailInput.ts";

/** A field for an e-mail address. Use `username` for the address of an account, `email` for any other. */
export function EmailField<Values extends FieldValues>(
  props: Pick<FormFieldProps<Values>, "of" | "name" | "label"> & {
    readonly autoComplete: "username" | "email";
  },
) {
  return <FormField {...props} {...EMAIL_INPUT} translate="no" />;
}
