import { useTranslation } from "react-i18next";
import type { FieldProps } from "../../ui/field/Field.tsx";
import { ACCOUNT_LONGEST } from "./accountFields.ts";
import { useWord } from "./useWord.ts";

export type AccountField = "full_name" | "ic_no" | "phone" | "email_address";

type Input = Omit<
  FieldProps,
  "name" | "id" | "error" | "ref" | "value" | "defaultValue" | "onChange" | "onBlur"
>;

/** How an account's fields are asked for: their inputs, and the texts of their errors. */
export function useAccountFields() {
  const { t } = useTranslation();
  const word = useWord();
  const inputs: Readonly<Record<AccountField, Input>> = {
    full_name: {
      label: t("account.full_name"),
      hint: t("account.full_nameHint"),
      autoComplete: "name",
      translate: "no",
    },
    ic_no: {
      label: t("account.ic_no"),
      hint: t("account.ic_noHint"),
      inputMode: "numeric",
      autoComplete: "off",
      length: "medium",
      translate: "no",
    },
    phone: {
      label: t("account.phone"),
      hint: t("account.phoneHint"),
      type: "tel",
      inputMode: "tel",
      autoComplete: "tel",
      length: "medium",
      translate: "no",
    },
    email_address: {
      label: t("account.email_address"),
      type: "email",
      inputMode: "email",
      autoComplete: "username",
      autoCapitalize: "none",
      translate: "no",
    },
  };
  const errorText = (name: AccountField, code: string): string =>
    word(`errors.validation.${code}`, { field: t(`account.${name}`), length: ACCOUNT_LONGEST[name] ?? 0 });
  return { inputs, errorText };
}
