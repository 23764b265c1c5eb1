import { css } from "@emotion/react";
import styled from "@emotion/styled";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { Icon } from "../text/Icon.tsx";
import { errorId, type FieldTexts, hintId } from "./fieldTexts.ts";

const Frame = styled(
  "div",
  EVERY_ATTRIBUTE,
)(css`
  display: flex;
  flex-direction: column;
  gap: 0.375em;
  min-inline-size: 0;
  &[data-error] {
    padding-inline-start: 0.875em;
    border-inline-start: 0.25em solid var(--k-danger);
  }
  & > label {
    font-weight: 600;
    line-height: 1.35;
  }
`);

const Hint = styled.p(css`
  margin: 0;
  font-size: 0.875em;
  color: var(--k-muted);
`);

const ErrorLine = styled.p(css`
  display: flex;
  align-items: flex-start;
  gap: 0.375em;
  margin: 0;
  font-size: 0.9375em;
  font-weight: 600;
  color: var(--k-danger);
  & > svg {
    flex: none;
    margin-block-start: 0.0625em;
  }
`);

/** The hint and the error below a label. The error has an icon for people who do not see red. */
export function FieldNotes({ id, hint, error }: Omit<FieldTexts, "label"> & { id: string }) {
  return (
    <>
      {hint !== undefined && <Hint id={hintId(id)}>{hint}</Hint>}
      {error !== undefined && (
        <ErrorLine id={errorId(id)}>
          <Icon icon={CircleAlert} />
          {error}
        </ErrorLine>
      )}
    </>
  );
}

/** Label, hint and error above a control. The control needs `id` and `describedBy()`. */
export function FieldFrame({
  id,
  label,
  children,
  ...notes
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <Frame part="field" data-error={notes.error === undefined ? undefined : true}>
      <label part="label" htmlFor={id}>
        {label}
      </label>
      <FieldNotes id={id} {...notes} />
      {children}
    </Frame>
  );
}
