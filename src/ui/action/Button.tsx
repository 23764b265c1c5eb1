import { css, keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import type { ComponentProps, MouseEvent } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { BUTTON_STYLE, type ButtonFlush, type ButtonKind } from "./buttonStyle.ts";

const travel = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

/** The edge is visible in forced colours, where a background is not. */
const Face = styled(
  "button",
  EVERY_ATTRIBUTE,
)(css`
  ${BUTTON_STYLE}
  position: relative;
  overflow: hidden;
  &[aria-busy="true"] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    &[aria-pressed="true"] {
      forced-color-adjust: none;
      color: SelectedItemText;
      background: SelectedItem;
      border-color: SelectedItemText;
    }
  }
  &[aria-busy="true"]::after {
    content: "";
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    inline-size: 33%;
    border-block-end: 0.1875em solid;
    @media (prefers-reduced-motion: no-preference) {
      animation: ${travel} 1.4s linear infinite;
    }
  }
`);

export interface ButtonProps extends Omit<ComponentProps<"button">, "style" | "className"> {
  kind?: ButtonKind;
  /** The action is running. The button keeps its label, width and focus, and ignores further presses. */
  busy?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  flush?: ButtonFlush;
}

/** A button. Its default `type` is "button", so that it never submits a form by accident. */
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
      // not `disabled`, because that would move the focus to the page's body
      aria-disabled={busy || rest["aria-disabled"]}
      aria-busy={busy || undefined}
      onClick={press}
    />
  );
}
