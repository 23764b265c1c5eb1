import { type FormEvent, useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { enums, type Infer, object, refine, string, validate } from "superstruct";
import { createStore } from "zustand";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";

export const NUMBER_LONGEST = 200;

/** The values of the search form. The number stays as typed; its charge type normalises it. */
export const searchForm = object({
  council: enums(COUNCIL_CODES),
  charge: enums(CHARGE_TYPES),
  /** A kind of the charge type, or empty for all. */
  kind: string(),
  number: refine(
    refine(string(), "required", (typed) => typed.trim() !== ""),
    "max",
    (typed) => typed.length <= NUMBER_LONGEST,
  ),
  /** What a council may ask for besides a person's number. Empty where it asks for nothing. */
  fact: string(),
});

export type SearchFormValues = Infer<typeof searchForm>;

/** An error of the number, from the schema or from the search. */
export type NumberFault = "required" | "max" | "cardNumber" | "unusable" | "otherCouncil" | "notFound";

interface State {
  readonly values: SearchFormValues;
  readonly fault: NumberFault | undefined;
  /** After the first submit, each change is validated at once. */
  readonly submitted: boolean;
}

/**
 * The state of the search form: a number and three choices. Only the number can be wrong. We do not use the library of the other
 * forms here, because a council's page waits for this form, and that library is a fifth of the size of a bare React page.
 */
export function useSearchForm(initial: SearchFormValues) {
  const [store] = useState(() =>
    createStore<State>(() => ({ values: initial, fault: undefined, submitted: false })),
  );
  const [{ values, fault }, redraw] = useState(store.getState);
  // Subscribe before the browser paints. `useStore` subscribes a moment after the form is visible, and React would undo a choice
  // that the citizen makes in that moment.
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
    /** The ref of the number's field. */
    number,
    /** Returns the current values, which may be newer than the last render. */
    read: useCallback(() => store.getState().values, [store]),
    set,
    fail,
    clear: useCallback(() => store.setState({ fault: undefined }), [store]),
    /** Sets the number that the citizen typed. */
    type: (typed: string) =>
      store.setState(({ values: before, submitted }) => {
        const now = { ...before, number: typed };
        return { values: now, fault: submitted ? faultOf(now) : undefined };
      }),
    /** Calls `other` when the council or the charge type changes. */
    onOther: useCallback(
      (other: () => void) =>
        store.subscribe(({ values: now }, { values: before }) => {
          if (now.council !== before.council || now.charge !== before.charge) other();
        }),
      [store],
    ),
    /** Validates the form, and shows the error at the field. */
    submit: (event: FormEvent<HTMLFormElement>, proceed: (sound: SearchFormValues) => void) => {
      event.preventDefault();
      // The form may contain a dialog with a form of its own. React bubbles that form's event up to this one.
      event.stopPropagation();
      const asked = store.getState().values;
      const found = faultOf(asked);
      store.setState({ submitted: true, fault: found });
      if (found !== undefined) number.current?.focus();
      // A control that is not valid shows its own error.
      else if (event.currentTarget.checkValidity()) proceed(asked);
    },
  };
}

export type SearchFormState = ReturnType<typeof useSearchForm>;

/** Only the number can be wrong, because the council and the charge type are choices. */
function faultOf(values: SearchFormValues): NumberFault | undefined {
  const [failure] = validate(values, searchForm);
  if (failure === undefined) return undefined;
  return failure.refinement === "max" ? "max" : "required";
}
