import { useEffect, useRef } from "react";
import styled from "../style/styled.ts";
import { FOCUS_RING } from "../style/tokens.ts";
import { useAnnounce } from "./LiveRegion.tsx";

const Bar = styled.div`
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
  /* the page's colours the other way round */
  color: var(--k-surface);
  background: var(--k-text);
  box-shadow: 0 0.5em 1.5em rgb(0 0 0 / 0.25);
`;

const Action = styled.button`
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
`;

export interface SnackbarProps {
  message: string;
  action: { label: string; onPress: () => void };
}

/**
 * A passing message at the bottom right, with a button (docs/specification.md, section 9: 10,000 ms, an OK button). The caller
 * decides how long it stays. The button gives the focus back to where it came from. Announces its message; stands in the top
 * layer, since a container would catch a fixed box.
 */
export function Snackbar({ message, action }: SnackbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  useEffect(() => announce(message), [announce, message]);
  useEffect(() => {
    const element = bar.current;
    // browsers without popovers keep it fixed in its place
    element?.showPopover?.();
    // strict mode runs effects twice, and one that is open cannot be opened
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
          // the button goes with its message: whoever was somewhere goes on there
          before.current?.focus();
          action.onPress();
        }}
      >
        {action.label}
      </Action>
    </Bar>
  );
}
