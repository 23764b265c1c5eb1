import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
} from "react";
import { Cards, Choice, Details, Radio, Title } from "./choiceCardStyle.ts";
import { Fieldset } from "./Fieldset.tsx";

interface ChoiceCard<Value extends string> {
  value: Value;
  title: ReactNode;
  detail?: ReactNode;
  /** What it costs, drawn: most choices cost nothing, and need nothing that writes amounts. */
  amount?: ReactElement;
  disabled?: boolean;
}

export interface ChoiceCardsProps<Value extends string> {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  choices: readonly ChoiceCard<Value>[];
  /** `compact` where there are many and a title says it all: short ones two in a row also on a phone. */
  density?: "roomy" | "compact";
  /** The chosen one, where the caller holds it; without it the radios hold it themselves. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** For react-hook-form, which reads native events and each radio. */
  onNativeChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  name?: string;
  /** Of the first radio, so that an error summary leads to it. */
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Radio buttons drawn as cards, each with a title, what it means and what it costs: side by side where there is
 * room. They are native radios: the arrow keys move between them and a screen reader counts them.
 */
export function ChoiceCards<Value extends string>({ choices, value, ...props }: ChoiceCardsProps<Value>) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <Fieldset legend={props.legend} hint={props.hint} error={props.error}>
      <Cards data-density={props.density}>
        {choices.map((choice, index) => (
          <Choice key={choice.value} part="choice">
            <Radio
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
            <Title>{choice.title}</Title>
            {choice.amount}
            {choice.detail !== undefined && <Details>{choice.detail}</Details>}
          </Choice>
        ))}
      </Cards>
    </Fieldset>
  );
}
