import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { chargeOfType, recordedCharge } from "../../charges/index.ts";
import { holdsCardNumber } from "../../domain/cardNumber.ts";
import { readScannedCode } from "../../domain/scannedCode.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useEnvironment } from "../environment.tsx";
import { useRuleText } from "../parts/useRuleText.ts";
import { useWord } from "../parts/useWord.ts";
import { NUMBER_LONGEST, type SearchFormValues, searchForm } from "./searchForm.ts";
import { useSearch } from "./useSearch.ts";

/** The search screen's behaviour: the form, and how far the search got. */
export function useSearchScreen() {
  const { t } = useTranslation();
  const word = useWord();
  const ruleText = useRuleText();
  const announce = useAnnounce();
  const { council, canChooseCouncil, charge, account } = useEnvironment();
  const { search, find, open, show } = useSearch();

  const fields: SchemaForm<SearchFormValues> = useSchemaForm({
    schema: searchForm,
    defaultValues: { council, charge: charge ?? "assessment", kind: "", number: account ?? "" },
    errorText: (_name, code) => {
      const { prompt } = recordedCharge(fields.form.getValues("charge")) ?? {};
      if (code === "notFound")
        return `${word(prompt?.nothing ?? "search.notFound")} ${t("search.notFoundHelp")}`;
      if (code === "otherCouncil") return t("search.otherCouncil");
      if (code === "unusable") return t("errors.reason.invalid_account");
      return ruleText(word(prompt?.label ?? "common.council"), code, { length: NUMBER_LONGEST });
    },
  });
  const { form } = fields;

  const submit = useCallback(
    async (asked: SearchFormValues) => {
      const wanted = recordedCharge(asked.charge);
      if (wanted === undefined) return;
      if (wanted.hasShortNumbers && holdsCardNumber(asked.number))
        return form.setError("number", { type: "cardNumber" }, { shouldFocus: true });
      const number = wanted.normaliseNumber(asked.number);
      // dashes and spaces alone, of which nothing is left
      if (number === "") return form.setError("number", { type: "unusable" }, { shouldFocus: true });
      await find(wanted, {
        council: asked.council,
        payment_type: asked.charge,
        _id: number,
        database: wanted.registerOf(number),
        ...(wanted.source === "bill" && wanted.searchKinds && asked.kind
          ? { compound_type: asked.kind }
          : {}),
      });
    },
    [find, form],
  );

  // The page's own council and charge type may change under us: an attribute that a script sets, another link.
  useEffect(() => form.setValue("council", council), [form, council]);
  useEffect(() => {
    if (charge !== undefined) form.setValue("charge", charge);
  }, [form, charge]);

  // What was found belongs to the council and the charge type it was asked of.
  useEffect(
    () =>
      form.subscribe({
        name: ["council", "charge"],
        formState: { values: true },
        callback: () => show({ step: "idle" }),
      }),
    [form, show],
  );

  // A link that names the account searches at once (once each: what is typed later is the citizen's).
  const followed = useRef("");
  useEffect(() => {
    const link = [council, charge, account].join(" ");
    if (account === undefined || followed.current === link) return;
    followed.current = link;
    form.setValue("number", account);
    void submit(form.getValues());
  }, [council, charge, account, form, submit]);

  useEffect(() => {
    if (search.step === "searching") announce(t("search.searching"));
    if (search.step === "rows") announce(t("search.found", { count: search.rows.length }));
    if (search.step === "nothing") {
      // a number that might have been a record's, and is none
      const isCard = holdsCardNumber(form.getValues("number"));
      form.setError("number", { type: isCard ? "cardNumber" : "notFound" }, { shouldFocus: true });
      announce(isCard ? t("errors.validation.cardNumber") : word(search.charge.prompt.nothing), "assertive");
    }
  }, [search, form, announce, word, t]);

  /** The next bill: the same council and charge type, an empty number with the focus. */
  const another = () => {
    show({ step: "idle" });
    form.setValue("number", "");
    form.setFocus("number");
  };

  /** What a bill's code holds: its number, or an address that names the council and the charge type too. */
  const takeScanned = (text: string) => {
    const read = readScannedCode(text);
    if (read === undefined) return;
    if (read.council !== undefined && read.council !== form.getValues("council")) {
      // a widget is its council's: another council's bill must not be looked up here under the same number
      if (!canChooseCouncil) return form.setError("number", { type: "otherCouncil" }, { shouldFocus: true });
      form.setValue("council", read.council);
    }
    if (read.charge !== undefined && chargeOfType(read.charge).source !== "form")
      form.setValue("charge", read.charge);
    form.setValue("number", read.number);
    void submit(form.getValues());
  };

  return {
    fields,
    search,
    submit,
    open,
    show,
    another,
    takeScanned,
    retry: () => void submit(form.getValues()),
  };
}
