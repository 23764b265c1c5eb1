import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { FOCUS_RING } from "../style/tokens.ts";
import { useAnnounce } from "./LiveRegion.tsx";

/** The colours are the page's, inverted. */
const Bar = styled(
  "div",
  EVERY_ATTRIBUTE,
)(css`
  position: fixed;
  inset: auto 1em 1em auto;
  align-items: center;
  gap: 1em;
  display: flex;
  max-inline-size: min(30em, calc(100vw - 2em));
  margin: 0;
  padding: 0.375em 0.5em 0.375em 1.125em;
  border: 1px solid transparent;
  border-radius: var(--k-radius);
  color: var(--k-surface);
  background: var(--k-text);
  box-shadow: 0 0.5em 1.5em rgb(0 0 0 / 0.25);
`);

const Action = styled.button(css`
  flex: none;
  min-block-size: var(--k-target);
  min-inline-size: var(--k-target);
  margin-inline-start: auto;
  padding: 0.25em 0.75em;
  border: 1px solid transparent;
  border-radius: var(--k-radius);
  font: inherit;
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 0.25em;
  color: inherit;
  background: transparent;
  cursor: pointer;
  ${FOCUS_RING}
  &:focus-visible {
    outline-color: currentcolor;
  }
`);

export interface SnackbarProps {
  message: string;
  action: { label: string; onPress: () => void };
}

/**
 * A temporary message at the bottom right, with a button (rules 2.33, 9.1). The caller decides how long it stays. Pressing the
 * button returns the focus to the element that had it before. Screen readers hear the message. It is in the top layer, because a
 * container query's element would contain a fixed box.
 */
export function Snackbar({ message, action }: SnackbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  useEffect(() => announce(message), [announce, message]);
  useEffect(() => {
    const element = bar.current;
    // browsers without popovers keep it fixed where it is
    element?.showPopover?.();
    // strict mode runs effects twice, and an open popover cannot be opened again
    return () => element?.hidePopover?.();
  }, []);
  return (
    <Bar ref={bar} popover="manual" part="snackbar">
      <span>{message}</span>
      <Action
        type="button"
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
        }}
        onClick={() => {
          // the button disappears with its message, so the focus returns to where it was
          before.current?.focus();
          action.onPress();
        }}
      >
        {action.label}
      </Action>
    </Bar>
  );
}
