import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { Ref } from "react";
import { Mark } from "../../ui/text/Mark.tsx";

const Place = styled.div(css`
  outline: none;
`);

/** Says that a change was saved. It can take the focus of a button that is gone. */
export function SavedMark({
  ref,
  children,
}: {
  readonly ref: Ref<HTMLDivElement>;
  readonly children: string;
}) {
  return (
    <Place ref={ref} tabIndex={-1}>
      <Mark tone="success">{children}</Mark>
    </Place>
  );
}
