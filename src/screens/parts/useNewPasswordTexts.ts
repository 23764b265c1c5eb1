import { useTranslation } from "react-i18next";
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from "../../domain/structs.ts";
import type { NewPasswordValues } from "./newPassword.ts";

/** Whether an account gets its first password, or another one in place of the one it has. */
export type NewPasswordKind = "first" | "another";

/** What stands at the fields of a new password, and what is wrong with them. */
export function useNewPasswordTexts(kind: NewPasswordKind) {
  const { t } = useTranslation();
  const labels = {
    password: t(kind === "first" ? "newPassword.password" : "newPassword.another"),
    confirm_password: t("newPassword.confirm_password"),
  };
  /** @param code as `newPassword`'s refinements are named */
  const errorText = (name: keyof NewPasswordValues, code: string) => {
    const field = labels.password;
    if (code === "min") return t("errors.validation.min", { field, length: PASSWORD_SHORTEST });
    if (code === "max") return t("errors.validation.max", { field, length: PASSWORD_LONGEST });
    if (code === "confirmed") return t("errors.validation.confirmed", { field });
    return t("errors.validation.required", { field: labels[name] });
  };
  return { labels, errorText } as const;
}
