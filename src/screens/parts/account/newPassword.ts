import { useTranslation } from "react-i18next";
import { refine, type Struct } from "superstruct";
import { fieldNameKey, nameInSentenceKey } from "../../../domain/fieldNames.ts";
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from "../../../domain/schemas/personStructs.ts";
import { typedPassword } from "../../../domain/schemas/typedText.ts";
import { useRuleText } from "../texts.ts";

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

/** `first` for a new account, `another` when the account already has a password. */
export type NewPasswordKind = "first" | "another";

const LENGTHS: Readonly<Record<string, number>> = { min: PASSWORD_SHORTEST, max: PASSWORD_LONGEST };

/** The labels and error texts of the fields of a new password. */
export function useNewPasswordTexts(kind: NewPasswordKind) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const labels = {
    password: t(kind === "first" ? fieldNameKey("password") : "newPassword.another"),
    confirm_password: t(fieldNameKey("confirm_password")),
  };
  const names = {
    password: labels.password,
    confirm_password: t(nameInSentenceKey("confirm_password")),
  };
  const errorText = (name: keyof NewPasswordValues, code: string) =>
    // The message names the password, not its confirmation: "The password confirmation does not match."
    ruleText(code === "confirmed" ? t(fieldNameKey("password")) : names[name], code, {
      length: LENGTHS[code] ?? 0,
    });
  return { labels, errorText } as const;
}
