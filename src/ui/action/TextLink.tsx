import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { FOCUS_RING } from "../style/tokens.ts";

/** A link outside a sentence has the full height of a target. Its padding keeps links of several lines as far apart as short ones. */
const Anchor = styled(
  "a",
  EVERY_ATTRIBUTE,
)(css`
  color: var(--k-primary-text);
  text-decoration: underline;
  text-decoration-thickness: 0.0625em;
  text-underline-offset: 0.2em;
  border-radius: 0.125em;
  &[data-alone] {
    display: inline-flex;
    align-items: center;
    gap: 0.375em;
    min-block-size: var(--k-target);
    padding-block: 0.625em;
  }
  @media (hover: hover) {
    &:hover {
      color: var(--k-primary-strong);
      text-decoration-thickness: 0.125em;
    }
  }
  ${FOCUS_RING}
`);

export interface TextLinkProps extends Omit<ComponentProps<"a">, "style" | "className"> {
  href: string;
  /** The link is not part of a sentence. */
  alone?: boolean;
}

export function TextLink({ alone = false, ...rest }: TextLinkProps) {
  return <Anchor part="link" {...rest} data-alone={alone || undefined} />;
}
