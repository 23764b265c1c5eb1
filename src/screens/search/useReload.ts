import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { Account, Reload } from "../../charges/index.ts";
import { maskedRecord } from "../../charges/masking.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { amountInText } from "../parts/paying/amountInText.ts";
import { useRuleText } from "../parts/useRuleText.ts";
import { amountOf, type ReloadFormValues, reloadForm } from "./reloadForm.ts";
import { useAdding } from "./useAdding.ts";

/** The form of a reload. The first preset is chosen at the start. */
export function useReload(charge: Reload, account: Account, configuration: Configuration) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const adding = useAdding(configuration.cart_limit);
  const { least, most } = charge.limits;
  const [preset] = charge.presets;
  const fields: SchemaForm<ReloadFormValues> = useSchemaForm({
    schema: useMemo(() => reloadForm(charge.limits), [charge]),
    defaultValues: { choice: String(preset ?? least), other: "" },
    errorText: (_name, code) =>
      ruleText(t("search.reload.amountInSentence"), code, {
        min: amountInText(least),
        max: amountInText(most),
      }),
  });
  const submit = (values: ReloadFormValues) =>
    // Masked, for the reason in useOffers.
    adding.add(charge.itemOf(maskedRecord(charge, account), amountOf(values), new Date()));
  return { fields, adding, submit };
}
