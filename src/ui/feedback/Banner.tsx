import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Button } from "../action/Button.tsx";
import styled from "../style/styled.ts";
import { Icon } from "../text/Icon.tsx";

const Strip = styled.aside`
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
`;

export interface BannerProps {
  children: ReactNode;
  /** Names the strip among the page's landmarks. */
  label: string;
  /** `announcement` is the operator's, in orange; `notice` is about the device, in the page's colours the other way round. */
  tone?: "announcement" | "notice";
  /** As the last of the page: remains in view at the lower edge of the window, and moves and hides nothing for good. */
  stays?: boolean;
  /** A way to close it, where it need not stay. */
  close?: { label: string; onClose: () => void };
}

/**
 * A strip across the page: the orange one on top carries a message of the operator and can be closed (docs/specification.md,
 * section 2).
 */
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
