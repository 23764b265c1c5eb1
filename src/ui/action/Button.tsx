import { keyframes } from "@emotion/react";
import type { ComponentProps, MouseEvent } from "react";
import styled from "../style/styled.ts";
import { BUTTON_STYLE, type ButtonFlush, type ButtonKind } from "./buttonStyle.ts";

const travel = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

const Face = styled.button`
  ${BUTTON_STYLE}
  position: relative;
  overflow: hidden;
  &[aria-busy="true"] {
    cursor: progress;
  }
  &[aria-busy="true"]::after {
    content: "";
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    inline-size: 33%;
    /* an edge: a ground is not seen in forced colours */
    border-block-end: 0.1875em solid;
    @media (prefers-reduced-motion: no-preference) {
      animation: ${travel} 1.4s linear infinite;
    }
  }
`;

export interface ButtonProps extends Omit<ComponentProps<"button">, "style" | "className"> {
  kind?: ButtonKind;
  /** What it started is under way: it keeps its label, its width and the focus, and takes no further press. */
  busy?: boolean;
  /** As wide as its place. */
  wide?: boolean;
  flush?: ButtonFlush;
}

/** A button. `type` is "button" unless said otherwise, so that none submits by accident. */
export function Button({
  kind = "secondary",
  busy = false,
  wide = false,
  flush,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event);
    // also keeps a submit button from submitting again
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Face
      type="button"
      part={`button button-${kind}`}
      {...rest}
      data-kind={kind}
      data-wide={wide || undefined}
      data-flush={flush}
      // not `disabled`, which would drop the focus on the page's body
      aria-disabled={busy || rest["aria-disabled"]}
      aria-busy={busy || undefined}
      onClick={press}
    />
  );
}
