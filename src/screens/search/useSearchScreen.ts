import type { TFunction } from "i18next";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { faultOf } from "../../api/fault.ts";
import type { RowsQuery } from "../../api/schemas/search.ts";
import { searchOf } from "../../charges/searches.ts";
import { holdsCardNumber } from "../../domain/cardNumber.ts";
import { PUNCTUATION } from "../../domain/punctuation.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { bringIntoView } from "../../ui/layout/bringIntoView.ts";
import { useEnvironment, useSearchingClient } from "../environment.tsx";
import { dynamicTextOf, ruleTextOf, usePageLanguage } from "../parts/texts.ts";
import { FORMS } from "./lazyForms.ts";
import { lazyModule, useLazyModule } from "./lazyModule.tsx";
import {
  BILL_CODE,
  NUMBER_LONGEST,
  type NumberFault,
  type SearchFormValues,
  useEarlyInput,
  useSearchForm,
} from "./SearchForm.tsx";
import type { FoundRow, Search } from "./SearchOutcome.tsx";

/** Some texts of the specification have no full stop. */
const ENDED = /[.!！。]$/;

/** The code for everything after the search form. */
export const OUTCOME = lazyModule(async () => (await import("./SearchOutcome.tsx")).OUTCOME);

/** Runs searches. A new search aborts the one before, and so does `show`. */
function useSearch() {
  const client = useSearchingClient();
  const outcome = useLazyModule(OUTCOME);
  const [search, setSearch] = useState<Search>({ step: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const show = useCallback((shown: Search) => {
    running.current?.abort();
    setSearch(shown);
  }, []);

  const run = useCallback(
    async (work: (signal: AbortSignal) => Promise<Search>, isOfRow: boolean) => {
      show({ step: "searching", isOfRow });
      const current = new AbortController();
      running.current = current;
      try {
        const outcome = await work(current.signal);
        if (!current.signal.aborted) setSearch(outcome);
      } catch (error) {
        if (!current.signal.aborted) setSearch({ step: "failed", fault: faultOf(error) });
      }
    },
    [show],
  );

  const open = useCallback(
    (found: FoundRow) =>
      run(async (signal) => (await outcome.fetch()).lookUpRow(client, found, signal), true),
    [client, outcome.fetch, run],
  );

  const find = useCallback(
    (query: RowsQuery) => run(async (signal) => (await outcome.fetch()).lookUp(client, query, signal), false),
    [client, outcome.fetch, run],
  );

  return { search, find, open, show, outcome };
}

/** The behaviour of the search screen: the form and the progress of the search. */
export function useSearchScreen(t: TFunction) {
  const word = dynamicTextOf(t);
  const language = usePageLanguage();
  const announce = useAnnounce();
  const place = useEnvironment();
  const {
    council,
    canChooseCouncil,
    charge,
    account,
    refusal,
    arrived,
    keepCouncil,
    nameInAddress,
    keepSearch,
    takeKeptSearch,
  } = place;
  const { search, find, open, show, outcome } = useSearch();

  const form = useSearchForm({
    council,
    charge: charge ?? "assessment",
    kind: "",
    number: account ?? "",
    fact: "",
  });
  const { read, set, fail, clear, onOther } = form;

  // A search that the host page starts when it opens must not move the reader's focus.
  const [takesFocus, setTakesFocus] = useState(true);
  // A second press may come before the button is busy. Any change of the form makes new values.
  const underWay = useRef<SearchFormValues>(undefined);
  const look = useCallback(
    async (asked: SearchFormValues, shouldFocus: boolean) => {
      setTakesFocus(shouldFocus);
      const wanted = searchOf(asked.charge);
      if (wanted === undefined) return;
      if (wanted.hasShortNumbers && holdsCardNumber(asked.number)) return fail("cardNumber", shouldFocus);
      const number = wanted.normaliseNumber(asked.number);
      // The number consisted of dashes and spaces only.
      if (number === "") return fail("unusable", shouldFocus);
      if (underWay.current === asked) return;
      underWay.current = asked;
      clear();
      // Load the forms while the server looks up the number.
      if (wanted.asksMore) FORMS.prepare();
      await find({
        council: asked.council,
        payment_type: asked.charge,
        _id: number,
        database: wanted.registerOf(number),
        ...(wanted.searchKinds && asked.kind ? { compound_type: asked.kind } : {}),
        ...(asked.fact.trim() && { bill_fact: asked.fact }),
      });
      if (underWay.current === asked) underWay.current = undefined;
    },
    [find, fail, clear],
  );
  const submit = useCallback((asked: SearchFormValues) => look(asked, true), [look]);

  // The host page can change council and charge type at any time, with a script that sets an attribute or with another link.
  useEffect(() => set({ council }), [set, council]);
  useEffect(() => {
    if (charge !== undefined) set({ charge });
  }, [set, charge]);

  // Reloading the page, and the next search, begin at the council that the citizen chose.
  const chosen = form.values.council;
  const begun = useRef(place.isCouncilAssumed ? council : undefined);
  useEffect(() => {
    if (chosen === begun.current) return;
    begun.current = chosen;
    keepCouncil?.(chosen);
    if (chosen !== council) nameInAddress?.({ screen: "search", council: chosen, charge: read().charge });
  }, [chosen, council, read, keepCouncil, nameInAddress]);

  // A result or an error belongs to its council and charge type. It disappears when one of them changes.
  useEffect(
    () =>
      onOther(() => {
        clear();
        show({ step: "idle" });
      }),
    [onOther, clear, show],
  );

  // A link that names the account starts a search, once for each link, so that it does not overwrite the citizen's later input.
  const followed = useRef("");
  useEffect(() => {
    const link = [council, charge, account].join(" ");
    if (account === undefined || followed.current === link) return;
    followed.current = link;
    set({ number: account });
    // The link named an unknown council or charge type. The number would find another bill under the default ones.
    if (refusal !== undefined) return;
    if (account.length > NUMBER_LONGEST) fail("max");
    else void look(read(), canChooseCouncil || arrived);
  }, [council, charge, account, refusal, canChooseCouncil, arrived, read, set, fail, look]);

  // with the paint of the bill, because an editor may replace the element at any time after it
  useLayoutEffect(() => {
    const isFound = search.step === "rows" || search.step === "record" || search.step === "account";
    keepSearch?.(isFound ? read() : undefined);
  }, [search, read, keepSearch]);
  useEffect(() => {
    const kept = takeKeptSearch?.();
    if (kept === undefined) return;
    set(kept);
    void look(read(), false);
  }, [takeKeptSearch, set, read, look]);

  useEarlyInput(form, OUTCOME.prepare);

  const announceResult = useEffectEvent((now: Search) => {
    if (now.step === "searching") return announce(t("search.searching"));
    if (now.step === "rows") return announce(t("search.found", { count: now.rows.length }));
    if (now.step !== "nothing") return undefined;
    // The number could have been a record's, so it was looked up, and no record has it. If it looks like a card number, warn.
    const isCard = holdsCardNumber(read().number);
    fail(isCard ? "cardNumber" : "notFound", takesFocus);
    return announce(
      isCard ? t("errors.validation.cardNumber") : word(now.charge.prompt.nothing),
      "assertive",
    );
  });
  // When the state changes, `announce` removes the earlier message.
  useEffect(() => announceResult(search), [search]);

  const faultText = (fault: NumberFault): string => {
    const { prompt } = searchOf(form.values.charge) ?? {};
    if (fault === "notFound") {
      const nothing = word(prompt?.nothing ?? "search.notFound");
      const end = ENDED.test(nothing) ? "" : PUNCTUATION[language].stop.trim();
      return t("search.notFoundHelp", { nothing: nothing + end });
    }
    if (fault === "otherCouncil") return t("search.otherCouncil");
    if (fault === "unusable") return t("errors.reason.invalid_account");
    return ruleTextOf(word)(word(prompt?.label ?? "common.council"), fault, { length: NUMBER_LONGEST });
  };

  // The result first: it folds the form, until the citizen opens the form again.
  const [unfolded, setUnfolded] = useState<Search>();
  const isFolded = unfolded !== search && foldsForm(search);

  // A link to a charge of a council has made both choices. They stay folded until the citizen opens them or goes on to another bill.
  const [isLinked, setLinked] = useState(
    place.chosenCouncil !== undefined && charge !== undefined && refusal === undefined,
  );
  const { load } = outcome;
  useEffect(() => {
    // the choices open when the code that draws their line cannot be fetched
    if (isLinked) OUTCOME.fetch().then(load, () => setLinked(false));
  }, [isLinked, load]);

  /**
   * Opens the form, with the focus in the number, or in the first choice. The choices above the number are in sight too, where the
   * window has room.
   */
  const openForm = (change: () => void, first: "number" | "council" = "number") => {
    // The field cannot take the focus while it is hidden.
    flushSync(() => {
      setLinked(false);
      change();
    });
    const field = form[first].current;
    field?.focus({ preventScroll: true });
    if (field?.form) bringIntoView(field.form, field);
    field?.scrollIntoView({ block: "nearest", behavior: "instant" });
  };

  /** Prepares the next bill: the same council and charge type, and an empty number with the focus. */
  const another = () =>
    openForm(() => {
      show({ step: "idle" });
      set({ number: "", fact: "" });
    });

  /** Takes a scanned code: a number, or an address that also names the council and the charge type. */
  const takeScanned = useCallback(
    (text: string) => {
      const code = BILL_CODE.code?.readScannedCode(text);
      if (code === undefined) return;
      if (code.council !== undefined && code.council !== read().council) {
        // A widget belongs to one council. The same number there would be another bill.
        if (!canChooseCouncil) return fail("otherCouncil", true);
        set({ council: code.council });
      }
      if (code.charge !== undefined && searchOf(code.charge) !== undefined) set({ charge: code.charge });
      set({ number: code.number });
      void submit(read());
    },
    [canChooseCouncil, read, set, fail, submit],
  );

  return {
    form,
    fault: form.fault && faultText(form.fault),
    search,
    outcome,
    takesFocus,
    isFolded,
    /** The choices of council and charge type are folded. */
    isChosen: isLinked,
    unfold: () => openForm(() => setUnfolded(search), isFolded ? "number" : "council"),
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

/** Whether the search folds its form: its result is shown, or a row of it is being opened. */
function foldsForm(search: Search): boolean {
  if (search.step === "searching") return search.isOfRow;
  return search.step === "rows" || search.step === "record" || search.step === "account";
}
