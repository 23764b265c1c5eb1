import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { FOCUS_RING } from "../style/tokens.ts";
import { Heading } from "../text/Heading.tsx";

const Box = styled(
  "div",
  EVERY_ATTRIBUTE,
)(css`
  padding: 1em 1.125em;
  border: 2px solid var(--k-danger);
  border-radius: var(--k-radius);
  background: var(--k-danger-soft);
  ${FOCUS_RING}
`);

const List = styled.ul(css`
  margin: 0.25em 0 0;
  padding: 0;
  list-style: none;
`);

const FieldLink = styled.a(css`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--k-target);
  padding-block: 0.625em;
  font-weight: 600;
  color: var(--k-danger-strong);
  text-underline-offset: 0.2em;
  ${FOCUS_RING}
`);

export interface FieldError {
  /** The id of the field's control. */
  fieldId: string;
  /** The same error text as at the field. */
  text: string;
}

/**
 * The errors of a form, above it. Each line moves the focus to its field. The summary takes the focus at the beginning, so that
 * people see or hear it; give it a new `key` for each attempt. It shows nothing without errors, and does not take the focus from a
 * person who types when they come back. It looks for the fields in its own root, because an address's
 * fragment finds nothing in a shadow root (and would change the route).
 */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly FieldError[] }) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);
  const lead = (fieldId: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const root = event.currentTarget.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    root.getElementById(fieldId)?.focus();
  };
  if (errors.length === 0) return null;
  return (
    <Box ref={box} role="alert" aria-labelledby={titleId} tabIndex={-1} part="error-summary">
      <Heading id={titleId}>{title}</Heading>
      <List>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <FieldLink href={`#${fieldId}`} onClick={lead(fieldId)}>
              {text}
            </FieldLink>
          </li>
        ))}
      </List>
    </Box>
  );
}
