import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { type ReactNode, useId } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { FieldNotes } from "./FieldFrame.tsx";
import { describedBy } from "./fieldTexts.ts";

const Group = styled(
  "fieldset",
  EVERY_ATTRIBUTE,
)(css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  &[data-error] {
    padding-inline-start: 0.875em;
    border-inline-start: 0.25em solid var(--k-danger);
  }
  & > legend {
    padding: 0;
    margin-block-end: 0.5em;
    font-weight: 600;
    line-height: 1.35;
  }
  & > div {
    display: flex;
    flex-direction: column;
    gap: 1em;
  }
`);

const Notes = styled.div(css`
  display: flex;
  flex-direction: column;
  gap: 0.375em;
`);

export interface FieldsetProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
}

/** A named group of fields with a hint and an error of the group. */
export function Fieldset({ legend, hint, error, children }: FieldsetProps) {
  const id = useId();
  const { "aria-describedby": described } = describedBy(id, { hint, error });
  return (
    <Group aria-describedby={described} data-error={error === undefined ? undefined : true} part="field">
      <legend>{legend}</legend>
      <div>
        {described !== undefined && (
          <Notes>
            <FieldNotes id={id} hint={hint} error={error} />
          </Notes>
        )}
        {children}
      </div>
    </Group>
  );
}
