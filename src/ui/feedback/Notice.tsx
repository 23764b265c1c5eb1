import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../action/Button.tsx";
import styled from "../style/styled.ts";
import { FOCUS_RING } from "../style/tokens.ts";
import { Icon } from "../text/Icon.tsx";
import { TONE_COLOURS, TONE_ICONS, type Tone } from "./tone.ts";

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 0.75em;
  padding: 0.875em 1em;
  border: 1px solid var(--k-tone);
  border-radius: var(--k-radius);
  background: var(--k-tone-soft);
  ${TONE_COLOURS}
  & > svg {
    flex: none;
    margin-block-start: 0.125em;
    color: var(--k-tone);
  }
  ${FOCUS_RING}
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5em;
  flex: 1;
  min-inline-size: 0;
`;

const Word = styled.strong`
  font-weight: 650;
  color: var(--k-tone);
`;

/** The button is a full target; its sign stands where the box's padding ends. */
const Corner = styled.div`
  flex: none;
  margin-block: -0.625em;
  margin-inline-end: -0.75em;
`;

export interface NoticeProps {
  tone: Tone;
  /** Says in a word or a line what the colour says: "Important", "Payment received". */
  title: ReactNode;
  children?: ReactNode;
  /** `status` or `alert` where it appears in answer to something; none where it was there from the start. */
  role?: "status" | "alert";
  /** Takes the focus when it appears: where it stands in for the button that was pressed. */
  takesFocus?: boolean;
  /** A way to close it, where it need not stay. */
  close?: { label: string; onClose: () => void };
}

/** A message that stays in the page, until it is closed where it can be: a sign, a word and the text, never a colour alone. */
export function Notice({ tone, title, children, role, takesFocus = false, close }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <Box ref={box} data-tone={tone} role={role} tabIndex={takesFocus ? -1 : undefined} part="notice">
      <Icon icon={TONE_ICONS[tone]} />
      <Body>
        <Word>{title}</Word>
        {children}
      </Body>
      {close !== undefined && (
        <Corner>
          <Button kind="quiet" onClick={close.onClose}>
            <Icon icon={X} label={close.label} />
          </Button>
        </Corner>
      )}
    </Box>
  );
}
