import { css } from "@emotion/react";
import styled from "@emotion/styled";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentProps, useId } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { Icon } from "../text/Icon.tsx";
import { CONTROL_STYLE } from "./controlStyle.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { describedBy, type FieldTexts } from "./fieldTexts.ts";

const Place = styled.div(css`
  position: relative;
  & > svg {
    position: absolute;
    inset-inline-end: 0.75em;
    inset-block-start: calc(50% - 0.625em);
    pointer-events: none;
    color: var(--k-muted);
  }
`);

const Native = styled(
  "select",
  EVERY_ATTRIBUTE,
)(css`
  ${CONTROL_STYLE}
  appearance: none;
  padding-inline-end: 2.5em;
  text-overflow: ellipsis;
  & option {
    color: var(--k-text);
    background: var(--k-card);
  }
`);

export interface SelectProps
  extends FieldTexts,
    Omit<ComponentProps<"select">, "style" | "className" | "aria-describedby" | "aria-invalid"> {}

/** A labelled native select with `<option>` children. An offline bank is a `disabled` option. */
export function Select({ label, hint, error, ...select }: SelectProps) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Place>
        <Native part="select" {...select} id={id} {...describedBy(id, { hint, error })} />
        <Icon icon={ChevronDown} />
      </Place>
    </FieldFrame>
  );
}
