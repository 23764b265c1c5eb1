import { css } from "@emotion/react";
import styled from "@emotion/styled";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { ROOMY } from "../style/tokens.ts";
import { Icon } from "../text/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { Button } from "./Button.tsx";

const Nav = styled.nav(css`
  position: relative;
  ${ROOMY} {
    & > button {
      display: none;
    }
  }
`);

const Panel = styled.div(css`
  display: flex;
  gap: 0.5em;
  position: absolute;
  z-index: 2;
  inset-block-start: calc(100% + 0.375em);
  inset-inline-end: 0;
  flex-direction: column;
  min-inline-size: 16em;
  padding: 0.75em;
  border: 1px solid var(--k-line);
  border-radius: var(--k-radius);
  background: var(--k-card);
  box-shadow: 0 0.5em 1.5em rgb(0 0 0 / 0.16);
  &[data-open="false"] {
    display: none;
  }
  ${ROOMY} {
    &,
    &[data-open="false"] {
      display: flex;
      position: static;
      flex-flow: row wrap;
      align-items: center;
      min-inline-size: 0;
      padding: 0;
      border: 0;
      box-shadow: none;
      background: none;
    }
  }
`);

/**
 * Links and buttons in a row, or behind a menu button on a narrow screen (rule 2.24). Escape, a press elsewhere and any choice
 * close the menu.
 * @param label names the button and the navigation.
 */
export function CollapsibleMenu({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (press: PointerEvent) => {
      if (nav.current !== null && !press.composedPath().includes(nav.current)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);
  // the chosen element disappears with the panel. A dialog that it opens would later return the focus to it, so the button has it
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) close();
  };
  return (
    <Nav ref={nav} aria-label={label} onKeyDown={closeOnEscape}>
      <Button
        ref={button}
        kind="quiet"
        flush="end"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={open ? X : Menu} />
        <VisuallyHidden data-until="wide">{label}</VisuallyHidden>
      </Button>
      <Panel id={id} data-open={open} onClick={open ? close : undefined}>
        {children}
      </Panel>
    </Nav>
  );
}
