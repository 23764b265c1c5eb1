import { refine, type Struct } from "superstruct";
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from "../../../domain/schemas/personStructs.ts";
import { typedPassword } from "../../../domain/schemas/typedText.ts";

/** A password that is chosen, typed twice. */
export interface NewPasswordValues {
  password: string;
  confirm_password: string;
}

/**
 * The fields of a new password and its confirmation, for a form's schema (specification, section 5). Taken as they are, spaces
 * too. Each refinement's name is that of a rule.
 */
export const newPassword = {
  password: refine(
    refine(typedPassword, "min", (typed) => typed.length >= PASSWORD_SHORTEST),
    "max",
    (typed) => typed.length <= PASSWORD_LONGEST,
  ),
  confirm_password: typedPassword,
};

/** A form with these two fields whose confirmation must match: the code `confirmed`, at the confirmation. */
export function confirmed<Values extends NewPasswordValues, Shape>(
  form: Struct<Values, Shape>,
): Struct<Values, Shape> {
  return refine(
    form,
    "confirmed",
    ({ password, confirm_password }) => password === confirm_password || { path: ["confirm_password"] },
  );
}
