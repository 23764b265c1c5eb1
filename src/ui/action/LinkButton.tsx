import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { BUTTON_STYLE, type ButtonFlush, type ButtonKind } from "./buttonStyle.ts";

const Face = styled(
  "a",
  EVERY_ATTRIBUTE,
)(css`
  ${BUTTON_STYLE}
`);

export interface LinkButtonProps extends Omit<ComponentProps<"a">, "style" | "className"> {
  href: string;
  kind?: ButtonKind;
  wide?: boolean;
  flush?: ButtonFlush;
}

/** A link that looks like a button, for navigation. */
export function LinkButton({ kind = "secondary", wide = false, flush, ...rest }: LinkButtonProps) {
  return (
    <Face
      part={`button button-${kind}`}
      {...rest}
      data-kind={kind}
      data-wide={wide || undefined}
      data-flush={flush}
    />
  );
}
