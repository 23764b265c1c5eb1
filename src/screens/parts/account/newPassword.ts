import { refine, type Struct } from "superstruct";
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from "../../../domain/schemas/personStructs.ts";
import { typedPassword } from "../../../domain/schemas/typedText.ts";

/** A chosen password, typed twice. */
export interface NewPasswordValues {
  password: string;
  confirm_password: string;
}

/**
 * The fields of a new password and its confirmation, for a form's schema (rule 5.12). Spaces count, so values are not trimmed.
 * Each refinement has the name of its rule.
 */
export const newPassword = {
  password: refine(
    refine(typedPassword, "min", (typed) => [...typed].length >= PASSWORD_SHORTEST),
    "max",
    (typed) => [...typed].length <= PASSWORD_LONGEST,
  ),
  confirm_password: typedPassword,
};

/** Requires that the confirmation matches the password. Otherwise the confirmation has the error code `confirmed`. */
export function confirmed<Values extends NewPasswordValues, Shape>(
  form: Struct<Values, Shape>,
): Struct<Values, Shape> {
  return refine(
    form,
    "confirmed",
    ({ password, confirm_password }) => password === confirm_password || { path: ["confirm_password"] },
  );
}
