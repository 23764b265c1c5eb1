import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { is } from "superstruct";
import { searchOf } from "../../charges/searches.ts";
import { holdsCardNumber } from "../../domain/cardNumber.ts";
import { readScannedCode } from "../../domain/scannedCode.ts";
import { chargeType } from "../../domain/schemas/identifierStructs.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { type EarlyInput, useEnvironment } from "../environment.tsx";
import { useDynamicText } from "../parts/useDynamicText.ts";
import { useRuleText } from "../parts/useRuleText.ts";
import type { FoundRow, Search } from "./lookUp.ts";
import { NUMBER_LONGEST, type SearchFormValues } from "./searchForm.ts";
import { OUTCOME, useSearch } from "./useSearch.ts";
import { type NumberFault, type SearchFormState, useSearchForm } from "./useSearchForm.ts";
import { FORMS } from "./WithForms.tsx";

/** The search screen's behaviour: the form, and how far the search got. */
export function useSearchScreen() {
  const { t } = useTranslation();
  const word = useDynamicText();
  const ruleText = useRuleText();
  const announce = useAnnounce();
  const { council, canChooseCouncil, charge, account, refusal, arrived } = useEnvironment();
  const { search, find, open, show, outcome } = useSearch();

  const form = useSearchForm({ council, charge: charge ?? "assessment", kind: "", number: account ?? "" });
  const { read, set, fail, clear, onOther } = form;

  // What a council's page has the element look for as it opens does not pull the reader there.
  const [takesFocus, setTakesFocus] = useState(true);
  const look = useCallback(
    async (asked: SearchFormValues, shouldFocus: boolean) => {
      setTakesFocus(shouldFocus);
      const wanted = searchOf(asked.charge);
      if (wanted === undefined) return;
      if (wanted.hasShortNumbers && holdsCardNumber(asked.number)) return fail("cardNumber", shouldFocus);
      const number = wanted.normaliseNumber(asked.number);
      // dashes and spaces alone, of which nothing is left
      if (number === "") return fail("unusable", shouldFocus);
      clear();
      // its code comes while the number is looked up
      if (wanted.asksMore) FORMS.prepare();
      await find({
        council: asked.council,
        payment_type: asked.charge,
        _id: number,
        database: wanted.registerOf(number),
        ...(wanted.searchKinds && asked.kind ? { compound_type: asked.kind } : {}),
      });
    },
    [find, fail, clear],
  );
  const submit = useCallback((asked: SearchFormValues) => look(asked, true), [look]);

  // The page's own council and charge type may change under us: an attribute that a script sets, another link.
  useEffect(() => set({ council }), [set, council]);
  useEffect(() => {
    if (charge !== undefined) set({ charge });
  }, [set, charge]);

  // What was found, or what was wrong, belongs to the council and the charge type it was asked of.
  useEffect(
    () =>
      onOther(() => {
        clear();
        show({ step: "idle" });
      }),
    [onOther, clear, show],
  );

  // A link that names the account searches at once (once each: what is typed later is the citizen's).
  const followed = useRef("");
  useEffect(() => {
    const link = [council, charge, account].join(" ");
    if (account === undefined || followed.current === link) return;
    followed.current = link;
    set({ number: account });
    // under another council or charge type than the link meant, the number would be another's
    if (refusal !== undefined) return;
    if (account.length > NUMBER_LONGEST) fail("max");
    else void look(read(), canChooseCouncil || arrived);
  }, [council, charge, account, refusal, canChooseCouncil, arrived, read, set, fail, look]);

  useEarlyInput(form, OUTCOME.prepare);

  const tell = useEffectEvent((now: Search) => {
    if (now.step === "searching") return announce(t("search.searching"));
    if (now.step === "rows") return announce(t("search.found", { count: now.rows.length }));
    if (now.step !== "nothing") return undefined;
    // a number that might have been a record's, and is none
    const isCard = holdsCardNumber(read().number);
    fail(isCard ? "cardNumber" : "notFound", takesFocus);
    return announce(
      isCard ? t("errors.validation.cardNumber") : word(now.charge.prompt.nothing),
      "assertive",
    );
  });
  // what was said is taken back once it is no longer so
  useEffect(() => tell(search), [search]);

  const faultText = (fault: NumberFault): string => {
    const { prompt } = searchOf(form.values.charge) ?? {};
    if (fault === "notFound")
      return `${word(prompt?.nothing ?? "search.notFound")} ${t("search.notFoundHelp")}`;
    if (fault === "otherCouncil") return t("search.otherCouncil");
    if (fault === "unusable") return t("errors.reason.invalid_account");
    return ruleText(word(prompt?.label ?? "common.council"), fault, { length: NUMBER_LONGEST });
  };

  /** The next bill: the same council and charge type, an empty number with the focus. */
  const another = () => {
    show({ step: "idle" });
    set({ number: "" });
    form.number.current?.focus();
  };

  /** What a bill's code holds: its number, or an address that names the council and the charge type too. */
  const takeScanned = (text: string) => {
    const code = readScannedCode(text);
    if (code === undefined) return;
    if (code.council !== undefined && code.council !== read().council) {
      // a widget is its council's: another council's bill must not be looked up here under the same number
      if (!canChooseCouncil) return fail("otherCouncil", true);
      set({ council: code.council });
    }
    if (code.charge !== undefined && searchOf(code.charge) !== undefined) set({ charge: code.charge });
    set({ number: code.number });
    void submit(read());
  };

  return {
    form,
    fault: form.fault && faultText(form.fault),
    search,
    outcome,
    takesFocus,
    submit,
    open: (found: FoundRow) => {
      setTakesFocus(true);
      return open(found);
    },
    show: (shown: Search) => {
      setTakesFocus(true);
      show(shown);
    },
    another,
    takeScanned,
    retry: () => void submit(read()),
  };
}

/**
 * Goes on with what a citizen began in this form before its program was there: what was typed and chosen stays, what was
 * pressed is done.
 * @param onBegun the focus is in it
 */
function useEarlyInput({ set, number: field }: SearchFormState, onBegun: () => void): void {
  const { takeEarlyInput } = useEnvironment();
  const [begun, setBegun] = useState<EarlyInput>();
  // before anything else is drawn, which would write the form's own values over those
  useLayoutEffect(() => {
    const taken = takeEarlyInput?.();
    if (taken === undefined) return;
    setBegun(taken);
    const { charge, number = "" } = taken.values;
    set(is(charge, chargeType) ? { charge, number } : { number });
  }, [takeEarlyInput, set]);
  // once that is drawn: a caret stands in a text
  useEffect(() => {
    if (begun === undefined) return;
    begun.goOn();
    if (field.current?.form?.matches(":focus-within")) onBegun();
  }, [begun, field, onBegun]);
}
