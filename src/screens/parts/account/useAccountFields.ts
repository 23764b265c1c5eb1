import { useTranslation } from "react-i18next";
import { type FieldName, fieldNameKey } from "../../../domain/fieldNames.ts";
import type { FieldProps } from "../../../ui/field/Field.tsx";
import { useRuleText } from "../texts.ts";
import { ACCOUNT_LONGEST } from "./accountFields.ts";

export type AccountField = "full_name" | "ic_no" | "phone" | "email_address";

/** The display name of each field (src/domain/fieldNames.ts). */
const CALLED = {
  full_name: "full_name",
  ic_no: "ic_no",
  phone: "phone_no",
  email_address: "email_address",
} as const satisfies Readonly<Record<AccountField, FieldName>>;

type Input = Omit<
  FieldProps,
  "name" | "id" | "error" | "ref" | "value" | "defaultValue" | "onChange" | "onBlur"
>;

/** The inputs of an account's fields, and the texts of their errors. */
export function useAccountFields() {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const nameOf = (field: AccountField) => t(fieldNameKey(CALLED[field]));
  const inputs: Readonly<Record<Exclude<AccountField, "email_address">, Input>> = {
    full_name: {
      label: nameOf("full_name"),
      hint: t("account.full_nameHint"),
      autoComplete: "name",
      translate: "no",
    },
    ic_no: {
      label: nameOf("ic_no"),
      hint: t("account.ic_noHint"),
      inputMode: "numeric",
      autoComplete: "off",
      length: "medium",
      translate: "no",
    },
    phone: {
      label: nameOf("phone"),
      hint: t("account.phoneHint"),
      type: "tel",
      inputMode: "tel",
      autoComplete: "tel",
      length: "medium",
      translate: "no",
    },
  };
  const errorText = (name: AccountField, code: string): string =>
    ruleText(nameOf(name), code, { length: ACCOUNT_LONGEST[name] ?? 0 });
  return { inputs, nameOf, errorText };
}
