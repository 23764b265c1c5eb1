import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { type ComponentProps, type ReactNode, useId } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { WIDE } from "../style/tokens.ts";
import { useAutofill } from "./Autofill.tsx";
import { CONTROL_STYLE } from "./controlStyle.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { describedBy, type FieldTexts } from "./fieldTexts.ts";

const Input = styled(
  "input",
  EVERY_ATTRIBUTE,
)(css`
  ${CONTROL_STYLE}
  &[data-width="short"] {
    max-inline-size: 10em;
  }
  ${WIDE} {
    &[data-width="medium"] {
      max-inline-size: 20em;
    }
  }
  &::file-selector-button {
    margin-inline-end: 0.75em;
    padding: 0.125em 0.75em;
    border: 1px solid var(--k-edge);
    border-radius: calc(var(--k-radius) / 2);
    font: inherit;
    color: var(--k-primary-text);
    background: var(--k-surface);
    cursor: pointer;
  }
  &[data-numeric] {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
  }
`);

const WithLead = styled.div(css`
  display: flex;
  align-items: center;
  gap: 0.625em;
`);

export interface FieldProps
  extends FieldTexts,
    Omit<ComponentProps<"input">, "style" | "className" | "children" | "aria-describedby" | "aria-invalid"> {
  /** Text before the input, such as "RM". */
  lead?: ReactNode;
  /** The usual length of a value, which sets the field's width. */
  length?: "short" | "medium" | "any";
}

/** A labelled input. It takes the attributes of `<input>`. Set `autoComplete` and `inputMode` if possible. */
export function Field({ label, hint, error, lead, length = "any", ...input }: FieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const autoComplete = useAutofill(input.autoComplete);
  const control = (
    <Input
      part="input"
      {...input}
      autoComplete={autoComplete}
      id={id}
      data-width={length}
      data-numeric={input.inputMode === "numeric" || input.inputMode === "decimal" || undefined}
      {...describedBy(id, { hint, error })}
    />
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {lead === undefined ? (
        control
      ) : (
        <WithLead>
          <span aria-hidden="true">{lead}</span>
          {control}
        </WithLead>
      )}
    </FieldFrame>
  );
}
