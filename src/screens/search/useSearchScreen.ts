import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Bill, chargeOfType } from "../../charges/index.ts";
import { CHARGE_TYPES, type ChargeType } from "../../domain/chargeTypes.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useEnvironment } from "../environment.tsx";
import { useWord } from "../parts/useWord.ts";
import { type SearchFormValues, searchForm } from "./searchForm.ts";
import { useSearch } from "./useSearch.ts";

/** The charge types that have a bill to find. */
export function searchableTypes(): readonly ChargeType[] {
  return CHARGE_TYPES.filter((type) => billOf(type) !== undefined);
}

/** The charge of a type when it has a bill to find. */
export function billOf(type: ChargeType): Bill | undefined {
  const charge = chargeOfType(type);
  return charge.source === "bill" ? charge : undefined;
}

/** The search screen's behaviour: the form, and how far the search got. */
export function useSearchScreen() {
  const { t } = useTranslation();
  const word = useWord();
  const announce = useAnnounce();
  const { council, charge, account } = useEnvironment();
  const { search, find, open, show } = useSearch();

  const fields: SchemaForm<SearchFormValues> = useSchemaForm({
    schema: searchForm,
    defaultValues: { council, charge: charge ?? "assessment", kind: "", number: account ?? "" },
    errorText: (name, code) => {
      if (code === "notFound") return `${t("search.notFound")} ${t("search.notFoundHelp")}`;
      const label =
        name === "number" ? word(numberLabel(fields.form.getValues("charge"))) : t("common.council");
      return code === "size"
        ? t("errors.validation.max", { field: label, length: 200 })
        : t("errors.validation.required", { field: label });
    },
  });
  const { form } = fields;

  const submit = useCallback(
    async (asked: SearchFormValues) => {
      const bill = billOf(asked.charge);
      if (bill === undefined) return;
      await find(bill, {
        council: asked.council,
        payment_type: asked.charge,
        _id: bill.normaliseNumber(asked.number),
        ...(asked.kind && { compound_type: asked.kind }),
      });
    },
    [find],
  );

  // The page's own council may change under us: an attribute that a script sets.
  useEffect(() => form.setValue("council", council), [form, council]);

  // A link that names the account searches at once (once: what is typed later is the citizen's).
  const deepLinked = useRef(false);
  useEffect(() => {
    if (account === undefined || deepLinked.current) return;
    deepLinked.current = true;
    void submit(form.getValues());
  }, [account, form, submit]);

  useEffect(() => {
    if (search.step === "searching") announce(t("search.searching"));
    if (search.step === "rows") announce(t("search.found", { count: search.rows.length }));
    if (search.step === "nothing") {
      form.setError("number", { type: "notFound" }, { shouldFocus: true });
      announce(t("search.notFound"), "assertive");
    }
  }, [search, form, announce, t]);

  /** The next bill: the same council and charge type, an empty number with the focus. */
  const another = () => {
    show({ step: "idle" });
    form.setValue("number", "");
    form.setFocus("number");
  };
  return { fields, search, submit, open, show, another, retry: () => void submit(form.getValues()) };
}

function numberLabel(type: ChargeType): string {
  return billOf(type)?.prompt.label ?? "";
}
