import { type FormEvent, useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { validate } from "superstruct";
import { createStore } from "zustand";
import { type SearchFormValues, searchForm } from "./searchForm.ts";

/** What is wrong with the number: what its schema refused, or what the search found out. */
export type NumberFault = "required" | "max" | "cardNumber" | "unusable" | "otherCouncil" | "notFound";

interface State {
  readonly values: SearchFormValues;
  readonly fault: NumberFault | undefined;
  /** What is typed after the first submit is checked as it is typed. */
  readonly submitted: boolean;
}

/**
 * The search's own form: a number and three choices, and the number alone can be wrong. By hand, since this is what a council's
 * page waits for, and the library of the other forms weighs as much as a fifth of a bare React page.
 */
export function useSearchForm(initial: SearchFormValues) {
  const [store] = useState(() =>
    createStore<State>(() => ({ values: initial, fault: undefined, submitted: false })),
  );
  const [{ values, fault }, redraw] = useState(store.getState);
  // `useStore` would listen a moment after the form is seen: React would undo a choice made in that moment until then
  useLayoutEffect(() => store.subscribe(redraw), [store]);
  const number = useRef<HTMLInputElement>(null);
  const id = useId();

  const set = useCallback(
    (changed: Partial<SearchFormValues>) =>
      store.setState((now) => ({ values: { ...now.values, ...changed } })),
    [store],
  );
  const fail = useCallback(
    (found: NumberFault, shouldFocus = false) => {
      store.setState({ fault: found });
      if (shouldFocus) number.current?.focus();
    },
    [store],
  );
  return {
    values,
    fault,
    /** The id of a field's control. */
    fieldId: (name: keyof SearchFormValues) => `${id}${name}`,
    /** Of the number's field. */
    number,
    /** The values as they are now, whatever was drawn. */
    read: useCallback(() => store.getState().values, [store]),
    set,
    fail,
    clear: useCallback(() => store.setState({ fault: undefined }), [store]),
    /** What the citizen types as the number. */
    type: (typed: string) =>
      store.setState(({ values: before, submitted }) => {
        const now = { ...before, number: typed };
        return { values: now, fault: submitted ? faultOf(now) : undefined };
      }),
    /** Runs when the council or the charge type is another. */
    onOther: useCallback(
      (other: () => void) =>
        store.subscribe(({ values: now }, { values: before }) => {
          if (now.council !== before.council || now.charge !== before.charge) other();
        }),
      [store],
    ),
    /** Checks the form, and says what is wrong where it is. */
    submit: (event: FormEvent, proceed: (sound: SearchFormValues) => void) => {
      event.preventDefault();
      // a form inside a dialog inside a form: React hands the event to both
      event.stopPropagation();
      const asked = store.getState().values;
      const found = faultOf(asked);
      store.setState({ submitted: true, fault: found });
      if (found === undefined) proceed(asked);
      else number.current?.focus();
    },
  };
}

export type SearchFormState = ReturnType<typeof useSearchForm>;

/** The council and the charge type are chosen from what there is: the number alone can be wrong. */
function faultOf(values: SearchFormValues): NumberFault | undefined {
  const [failure] = validate(values, searchForm);
  if (failure === undefined) return undefined;
  return failure.refinement === "max" ? "max" : "required";
}
