import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { type ComponentProps, useId } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { FOCUS_RING } from "../style/tokens.ts";
import { FieldNotes } from "./FieldFrame.tsx";
import { describedBy, type FieldTexts } from "./fieldTexts.ts";

const Frame = styled(
  "div",
  EVERY_ATTRIBUTE,
)(css`
  display: flex;
  flex-direction: column;
  gap: 0.25em;
  &[data-error] {
    padding-inline-start: 0.875em;
    border-inline-start: 0.25em solid var(--k-danger);
  }
`);

const Label = styled.label(css`
  display: flex;
  align-items: flex-start;
  gap: 0.75em;
  min-block-size: var(--k-target);
  padding-block: 0.625em;
  cursor: pointer;
`);

/** Sized by the label's text and not by the browser's default, because the indentation of the notes depends on it. */
const Box = styled.input(css`
  flex: none;
  font-size: inherit;
  inline-size: 1.375em;
  block-size: 1.375em;
  margin: 0.0625em 0 0;
  accent-color: var(--k-primary);
  cursor: pointer;
  ${FOCUS_RING}
`);

/** Indented to the label's text. */
const Notes = styled.div(css`
  padding-inline-start: 2.125em;
`);

export interface CheckboxProps
  extends FieldTexts,
    Omit<
      ComponentProps<"input">,
      "type" | "style" | "className" | "children" | "aria-describedby" | "aria-invalid"
    > {}

/** A labelled checkbox. Pressing the label toggles it. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Frame part="field" data-error={error === undefined ? undefined : true}>
      <Label htmlFor={id}>
        <Box {...input} type="checkbox" id={id} {...describedBy(id, { hint, error })} />
        <span>{label}</span>
      </Label>
      <Notes>
        <FieldNotes id={id} hint={hint} error={error} />
      </Notes>
    </Frame>
  );
}
