import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { useId } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { FOCUS_RING } from "../style/tokens.ts";
import { CONTROL_STYLE } from "./controlStyle.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { describedBy, type FieldTexts } from "./fieldTexts.ts";

const Row = styled.div(css`
  display: flex;
  gap: 0.5em;
`);

const Swatch = styled.input(css`
  flex: none;
  inline-size: var(--k-target);
  block-size: var(--k-target);
  margin: 0;
  padding: 0.1875em;
  border: 1px solid var(--k-edge);
  border-radius: var(--k-radius);
  background: var(--k-card);
  cursor: pointer;
  ${FOCUS_RING}
`);

const Code = styled(
  "input",
  EVERY_ATTRIBUTE,
)(css`
  ${CONTROL_STYLE}
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
`);

export interface ColourFieldProps extends FieldTexts {
  readonly id?: string;
  /** The typed text. Empty means the default colour. */
  readonly value: string;
  /** The default colour, `#rrggbb`. */
  readonly own: string;
  /** The colour of the swatch, `#rrggbb`: the typed one if it is valid. */
  readonly shown: string;
  /** The swatch's accessible name: "Pick: main colour". */
  readonly pick: string;
  readonly onChange: (value: string) => void;
}

/** A colour: a swatch that opens the browser's colour picker, and a field for the code. */
export function ColourField({
  label,
  hint,
  error,
  pick,
  own,
  shown,
  value,
  onChange,
  ...props
}: ColourFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Row>
        <Swatch
          type="color"
          aria-label={pick}
          value={shown}
          onChange={(event) => onChange(event.target.value)}
        />
        <Code
          part="input"
          id={id}
          value={value}
          placeholder={own}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={7}
          translate="no"
          onChange={(event) => onChange(event.target.value)}
          {...describedBy(id, { hint, error })}
        />
      </Row>
    </FieldFrame>
  );
}
