import type { TFunction } from "i18next";
import SearchIcon from "lucide-react/icons/search";
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { enums, type Infer, is, object, refine, string, validate } from "superstruct";
import { createStore } from "zustand";
import type { ChargeSearch } from "../../charges/charge.ts";
import { CHARGE_TYPES, type ChargeType } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES, isCouncilCode } from "../../domain/councils.ts";
import { chargeType } from "../../domain/schemas/identifierStructs.ts";
import { Button } from "../../ui/action/Button.tsx";
import { ChoiceCards } from "../../ui/field/ChoiceCards.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { NativeForm } from "../../ui/form/NativeForm.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Icon } from "../../ui/text/Icon.tsx";
import { type EarlyInput, useEnvironment } from "../environment.tsx";
import { useCouncilName } from "../parts/CouncilName.tsx";
import { dynamicTextOf } from "../parts/texts.ts";
import { ScanButton } from "../scan/ScanButton.tsx";
import type { ScanPurpose } from "../scan/scanPurpose.ts";
import { lazyModule } from "./lazyModule.tsx";

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
  /** The fact from the bill that a council may ask for besides a person's number. Empty where it asks for nothing. */
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
  const council = useRef<HTMLSelectElement>(null);
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
    /** The ref of the council's field. */
    council,
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

/**
 * Takes over the input that a citizen began in this form before the program loaded. It keeps the values and executes a pending
 * press.
 * @param onBegun runs when the focus is in the form
 */
export function useEarlyInput({ read, set, number: field }: SearchFormState, onBegun: () => void): void {
  const { takeEarlyInput } = useEnvironment();
  const asDrawn = useRef<EarlyInput>(undefined);
  const [begun, setBegun] = useState<EarlyInput>();
  // Before the next render, which would overwrite the citizen's values with the form's own.
  useLayoutEffect(() => {
    const taken = takeEarlyInput?.();
    if (taken === undefined) return;
    const before = read();
    const { charge, number = "" } = taken.values;
    const values = { number, charge: is(charge, chargeType) ? charge : before.charge };
    if (values.number === before.number && values.charge === before.charge) {
      // Mostly nobody typed yet. React would draw everything a second time before the browser may paint.
      asDrawn.current = taken;
      return;
    }
    setBegun(taken);
    set(values);
  }, [takeEarlyInput, read, set]);
  // After the values are rendered, because the caret has a position in the text.
  useEffect(() => {
    const taken = begun ?? asDrawn.current;
    if (taken === undefined) return;
    asDrawn.current = undefined;
    taken.goOn();
    if (field.current?.form?.matches(":focus-within")) onBegun();
  }, [begun, field, onBegun]);
}

/** Only the number can be wrong, because the council and the charge type are choices. */
function faultOf(values: SearchFormValues): NumberFault | undefined {
  const [failure] = validate(values, searchForm);
  if (failure === undefined) return undefined;
  return failure.refinement === "max" ? "max" : "required";
}

/** The search form: the council (in the portal), the charge type and the number. */
export function SearchForm(props: {
  readonly t: TFunction;
  readonly form: SearchFormState;
  /** The error text of the number. */
  readonly fault: string | undefined;
  readonly types: readonly ChargeType[];
  /** The choices of council and charge type are folded into a line above the form. */
  readonly isChosen: boolean;
  /** The charge to look up by number. Undefined for a charge without one, and while the council does not take it. */
  readonly charge: ChargeSearch | undefined;
  /** The council's example of a number. Undefined while it has none. */
  readonly example: string | undefined;
  readonly busy: boolean;
  /** The form got the focus. */
  readonly onBegin: () => void;
  readonly onSubmit: (values: SearchFormValues) => void;
  readonly onScanned: (text: string) => void;
  /** A further field below the number. */
  readonly children: ReactNode;
}) {
  const { t } = props;
  const councilName = useCouncilName();
  const word = dynamicTextOf(t);
  const { canChooseCouncil } = useEnvironment();
  const { form, charge, isChosen } = props;
  const kinds = charge?.searchKinds;
  const { types } = props;
  const { set } = form;
  const chargeId = form.fieldId("charge");
  const chosen = form.values.charge;
  // typing does not draw these two parts again
  const chargeTypes = useMemo(
    () => (
      <ChoiceCards
        name="charge"
        id={chargeId}
        value={chosen}
        onChange={(type) => set({ charge: type })}
        legend={t("search.chargeType")}
        density="compact"
        choices={types.map((value) => ({ value, title: t(`charges.name.${value}`) }))}
      />
    ),
    [chargeId, chosen, set, t, types],
  );
  const { busy, onScanned } = props;
  const actions = useMemo(
    () => (
      <Actions>
        <Button kind="primary" type="submit" busy={busy}>
          <Icon icon={SearchIcon} />
          {t("search.submit")}
        </Button>
        <ScanButton purpose={billScan(t)} onScanned={onScanned} />
      </Actions>
    ),
    [busy, onScanned, t],
  );
  return (
    <Card>
      <NativeForm
        noValidate
        aria-label={t("search.title")}
        onFocus={props.onBegin}
        onSubmit={(event) => form.submit(event, props.onSubmit)}
      >
        <Stack>
          {canChooseCouncil && !isChosen && (
            <Select
              name="council"
              id={form.fieldId("council")}
              ref={form.council}
              label={t("common.council")}
              translate="no"
              value={form.values.council}
              onChange={({ target }) => isCouncilCode(target.value) && form.set({ council: target.value })}
            >
              {COUNCIL_CODES.map((code) => (
                <option key={code} value={code} lang={councilName(code).lang}>
                  {councilName(code).name}
                </option>
              ))}
            </Select>
          )}
          {!isChosen && chargeTypes}
          {kinds !== undefined && (
            <Select
              name="kind"
              id={form.fieldId("kind")}
              label={word(kinds.label)}
              value={form.values.kind}
              onChange={({ target }) => form.set({ kind: target.value })}
            >
              <option value="">{word(kinds.any)}</option>
              {kinds.values.map((kind) => (
                <option key={kind.value} value={kind.value}>
                  {word(kind.term)}
                </option>
              ))}
            </Select>
          )}
          {charge !== undefined && (
            <>
              <Field
                name="number"
                id={form.fieldId("number")}
                ref={form.number}
                value={form.values.number}
                onChange={({ target }) => form.type(target.value)}
                error={props.fault}
                label={word(charge.prompt.label)}
                hint={word(charge.prompt.hint, { example: props.example ?? charge.prompt.example })}
                autoComplete="off"
                inputMode={charge.isNumeric ? "numeric" : undefined}
                autoCapitalize="characters"
                spellCheck={false}
                translate="no"
                enterKeyHint="search"
              />
              {props.children}
              {actions}
            </>
          )}
        </Stack>
      </NativeForm>
    </Card>
  );
}

/** Reads what the camera saw. It loads with the scanner. */
export const BILL_CODE = lazyModule(() => import("../../domain/scannedCode.ts"));

/** Scans the code of a bill, so that the citizen need not type its number. */
export const billScan = (t: TFunction): ScanPurpose => ({
  prepare: BILL_CODE.fetch,
  accepts: (text) => BILL_CODE.code?.readScannedCode(text) !== undefined,
  title: t("search.scan"),
});
