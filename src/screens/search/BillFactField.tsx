import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Recorded, recordedCharge } from "../../charges/index.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import { useNamespace } from "../../i18n/useNamespaces.ts";
import { useSession } from "../../stores/sessionState.ts";
import { Field } from "../../ui/field/Field.tsx";
import { Loading } from "../parts/Loading.tsx";
import { dynamicTextOf } from "../parts/texts.ts";
import type { SearchFormState } from "./SearchForm.tsx";

type FactCharge = Recorded & Required<Pick<Recorded, "billFact">>;

interface BillFactFieldProps {
  readonly form: SearchFormState;
}

/**
 * The fact from the bill that some councils ask for besides a person's number (rule 6.10). Renders nothing for a charge without
 * one.
 */
export function BillFactField({ type, form }: BillFactFieldProps & { readonly type: ChargeType }) {
  const charge = recordedCharge(type);
  return charge !== undefined && hasFact(charge) ? <FactOf charge={charge} form={form} /> : null;
}

function hasFact(charge: Recorded): charge is FactCharge {
  return charge.billFact !== undefined;
}

function FactOf({ charge, form }: BillFactFieldProps & { readonly charge: FactCharge }) {
  const t = useNamespace("billFact");
  const word = t && dynamicTextOf(t);
  const { set, values } = form;
  const { billFact } = charge;
  const input = useRef<HTMLInputElement>(null);
  const [isSent, setSent] = useState(false);
  // The server asks no owner for a fact about their own bills, and a logged-in user may be the owner.
  const isLoggedIn = useSession(({ session }) => Boolean(session));
  const isByPerson = charge.personalNumber?.(charge.normaliseNumber(values.number)) !== undefined;
  const isMissing = isByPerson && !isLoggedIn && billFact.normalise(values.fact).length < billFact.length;
  const error = isMissing ? word?.(`billFact.${charge.type}.needed`) : undefined;

  // The form asks its controls before it searches, so it needs no code of this field.
  useLayoutEffect(() => input.current?.setCustomValidity(error ?? ""), [error]);
  // The fact belongs to a bill of this council and this charge type.
  useEffect(() => () => set({ fact: "" }), [set]);

  if (word === undefined) return <Loading shape="block" lines={3} />;
  return (
    <Field
      ref={input}
      name="fact"
      id={form.fieldId("fact")}
      value={values.fact}
      onChange={({ target }) => set({ fact: target.value })}
      onInvalid={() => {
        setSent(true);
        input.current?.focus();
      }}
      error={isSent ? error : undefined}
      label={word(`billFact.${charge.type}.label`)}
      hint={word(`billFact.${charge.type}.hint`)}
      length="short"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      translate="no"
      enterKeyHint="search"
    />
  );
}
