import type { FieldValues } from "react-hook-form";
import { FormField, type FormFieldProps } from "../../../ui/form/FormField.tsx";
import { EMAIL_INPUT } from "./emailInput.ts";

/** Asks for an e-mail address: `username` is that of an account, `email` one to write to. */
export function EmailField<Values extends FieldValues>(
  props: Pick<FormFieldProps<Values>, "of" | "name" | "label"> & {
    readonly autoComplete: "username" | "email";
  },
) {
  return <FormField {...props} {...EMAIL_INPUT} translate="no" />;
}
