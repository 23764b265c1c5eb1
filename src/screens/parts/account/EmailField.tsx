import { Fragment } from "react";
import type { FieldValues } from "react-hook-form";
import type { FieldProps } from "../../../ui/field/Field.tsx";
import { FormField, type FormFieldProps } from "../../../ui/form/FormField.tsx";

/** The input attributes of every e-mail field. */
export const EMAIL_INPUT = {
  type: "email",
  inputMode: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const satisfies Partial<FieldProps>;

/** A field for an e-mail address. Use `username` for the address of an account, `email` for any other. */
export function EmailField<Values extends FieldValues>(
  props: Pick<FormFieldProps<Values>, "of" | "name" | "label"> & {
    readonly autoComplete: "username" | "email";
  },
) {
  return <FormField {...props} {...EMAIL_INPUT} translate="no" />;
}

/** The name before the first sign, then each further part together with the sign before it. */
const PARTS = /[^@.]+|[@.]+[^@.]*/g;

/** An e-mail address. A long one breaks before "@" or a dot, never within a name. */
export function EmailAddress({ address }: { readonly address: string }) {
  return (
    <bdi translate="no">
      {[...address.matchAll(PARTS)].map(({ index, 0: part }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
