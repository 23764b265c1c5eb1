import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
} from "react";
import { Cards } from "./choiceCardStyle.ts";
import { Fieldset } from "./Fieldset.tsx";

interface ChoiceCard<Value extends string> {
  value: Value;
  title: ReactNode;
  detail?: ReactNode;
  /** The drawn amount. It is an element, so that choices without amounts need no code for money. */
  amount?: ReactElement;
  disabled?: boolean;
}

export interface ChoiceCardsProps<Value extends string> {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  choices: readonly ChoiceCard<Value>[];
  /** `compact` for many choices with short titles: two in a row even on a phone. */
  density?: "roomy" | "compact";
  /** The chosen value of a controlled component. Without it the radio buttons keep their own state. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** For react-hook-form, which reads the native events of each radio button. */
  onNativeChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  name?: string;
  /** The first radio button's id, so that an error summary can link to it. */
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Radio buttons drawn as cards, each with a title, a detail and an amount, side by side where there is room. They are native, so
 * arrow keys move between them and screen readers count them.
 */
export function ChoiceCards<Value extends string>({ choices, value, ...props }: ChoiceCardsProps<Value>) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <Fieldset legend={props.legend} hint={props.hint} error={props.error}>
      <Cards data-density={props.density}>
        {choices.map((choice, index) => (
          <label key={choice.value} part="choice">
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${choice.value}`}
              name={props.name ?? ownId}
              value={choice.value}
              disabled={choice.disabled}
              {...(value === undefined
                ? { defaultChecked: props.defaultValue === choice.value }
                : { checked: value === choice.value })}
              onChange={(event) => {
                props.onNativeChange?.(event);
                props.onChange?.(choice.value);
              }}
              onBlur={props.onBlur}
              ref={props.ref}
            />
            <span data-title>{choice.title}</span>
            {choice.amount}
            {choice.detail !== undefined && <span data-detail>{choice.detail}</span>}
          </label>
        ))}
      </Cards>
    </Fieldset>
  );
}
