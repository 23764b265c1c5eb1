import { css } from "@emotion/react";
import styled from "@emotion/styled";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Button } from "../action/Button.tsx";
import { Icon } from "../text/Icon.tsx";

const Strip = styled.aside(css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-block-size: var(--k-target);
  padding: 0.5em 1em;
  border-block-end: 1px solid transparent;
  line-height: 1.375;
  text-wrap: pretty;
  color: var(--k-text);
  background: var(--k-orange);
  &[data-tone="notice"] {
    color: var(--k-surface);
    background: var(--k-text);
  }
  &[data-stays] {
    position: sticky;
    z-index: 2;
    inset-block-end: 0;
  }
`);

export interface BannerProps {
  children: ReactNode;
  /** The landmark's name. */
  label: string;
  /** `announcement` is the operator's, in orange. `notice` is about the device, in inverted colours. */
  tone?: "announcement" | "notice";
  /**
   * Keeps the banner at the lower edge of the window. It must be the page's last element, so that it covers nothing permanently.
   */
  stays?: boolean;
  close?: { label: string; onClose: () => void };
}

/** A strip across the page. The orange one at the top has the operator's message and can be closed (rule 2.32). */
export function Banner({ children, label, tone = "announcement", stays = false, close }: BannerProps) {
  return (
    <Strip aria-label={label} data-tone={tone} data-stays={stays || undefined}>
      <span>{children}</span>
      {close !== undefined && (
        <Button kind="quiet" onClick={close.onClose}>
          <Icon icon={X} label={close.label} />
        </Button>
      )}
    </Strip>
  );
}
