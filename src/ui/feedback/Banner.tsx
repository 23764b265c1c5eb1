import styled from "@emotion/styled";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Button } from "../action/Button.tsx";
import { Icon } from "../text/Icon.tsx";

const Strip = styled.aside`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  padding: 0.25em 1em;
  border-block-end: 1px solid var(--k-warning);
  color: var(--k-text);
  background: var(--k-warning-soft);
`;

export interface BannerProps {
  children: ReactNode;
  /** Names the strip among the page's landmarks. */
  label: string;
  closeLabel: string;
  onClose: () => void;
}

/** The orange strip across the top that carries a message of the operator and can be closed (specification, 2). */
export function Banner({ children, label, closeLabel, onClose }: BannerProps) {
  return (
    <Strip aria-label={label}>
      <span>{children}</span>
      <Button kind="quiet" onClick={onClose}>
        <Icon icon={X} label={closeLabel} />
      </Button>
    </Strip>
  );
}
