import { css } from "@emotion/react";
import styled from "@emotion/styled";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../action/Button.tsx";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { FOCUS_RING } from "../style/tokens.ts";
import { Icon } from "../text/Icon.tsx";
import { TONE_COLOURS, TONE_ICONS, type Tone } from "./tone.ts";

const Box = styled(
  "div",
  EVERY_ATTRIBUTE,
)(css`
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
`);

const Body = styled.div(css`
  display: flex;
  flex-direction: column;
  gap: 0.5em;
  flex: 1;
  min-inline-size: 0;
`);

const Word = styled.strong(css`
  font-weight: 650;
  color: var(--k-tone);
`);

/** The button has the full target size. The negative margins place its icon at the box's padding. */
const Corner = styled.div(css`
  flex: none;
  margin-block: -0.625em;
  margin-inline-end: -0.75em;
`);

export interface NoticeProps {
  tone: Tone;
  /** Says in words what the colour means: "Important", "Payment received". */
  title: ReactNode;
  children?: ReactNode;
  /** `status` or `alert` for a notice that appears later. None for one that the page has from the start. */
  role?: "status" | "alert";
  /** Takes the focus when it appears, because it replaces the pressed button. */
  takesFocus?: boolean;
  close?: { label: string; onClose: () => void };
}

/** A message that stays in the page. It has an icon, a title and a text, so that colour is never the only sign. */
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
