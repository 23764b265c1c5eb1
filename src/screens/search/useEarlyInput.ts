import { useEffect, useLayoutEffect, useState } from "react";
import { is } from "superstruct";
import { chargeType } from "../../domain/schemas/identifierStructs.ts";
import { type EarlyInput, useEnvironment } from "../environment.tsx";
import type { SearchFormState } from "./useSearchForm.ts";

/**
 * Goes on with what a citizen began in this form before its program was there: what was typed and chosen stays, what was
 * pressed is done.
 * @param onBegun the focus is in it
 */
export function useEarlyInput({ set, number: field }: SearchFormState, onBegun: () => void): void {
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
