import { useTranslation } from "react-i18next";
import { fieldNameKey, nameInSentenceKey } from "../../../domain/fieldNames.ts";
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from "../../../domain/schemas/personStructs.ts";
import { useRuleText } from "../useRuleText.ts";
import type { NewPasswordValues } from "./newPassword.ts";

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
