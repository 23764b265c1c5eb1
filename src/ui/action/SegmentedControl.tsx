import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { FOCUS_RING } from "../style/tokens.ts";

const Group = styled.div(css`
  display: inline-flex;
  border: 1px solid var(--k-line);
  border-radius: var(--k-radius);
  padding: 0.125em;
  background: var(--k-card);
`);

/** Forced colours do not show a difference of colour alone. */
const Segment = styled.button(css`
  flex: 1 1 auto;
  min-block-size: var(--k-target);
  min-inline-size: var(--k-target);
  margin: 0;
  padding: 0.25em 0.625em;
  border: 1px solid transparent;
  border-radius: calc(var(--k-radius) - 0.125em);
  font: inherit;
  font-size: 0.9375em;
  color: var(--k-muted);
  background: transparent;
  cursor: pointer;
  &[aria-current="true"] {
    font-weight: 650;
    color: var(--k-primary-strong);
    background: var(--k-primary-soft);
    border-color: var(--k-primary-text);
  }
  ${FOCUS_RING}
`);

interface Option<Value extends string> {
  value: Value;
  label: string;
  /** The label's language. Screen readers then read "中文" as Chinese on a Malay page. */
  lang?: string;
  /** The long form of a short label. It must begin with the label, for users of speech control. */
  title?: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** Tells screen readers what the user chooses here. */
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few choices side by side, one of them current, such as the languages. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <Group role="group" aria-label={props.label}>
      {props.options.map(({ value, label, lang, title }) => (
        <Segment
          key={value}
          type="button"
          lang={lang}
          aria-label={title}
          aria-current={value === props.value ? "true" : undefined}
          onClick={() => props.onChange(value)}
        >
          {label}
        </Segment>
      ))}
    </Group>
  );
}
