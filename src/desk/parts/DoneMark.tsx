import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { Mark } from "../../ui/text/Mark.tsx";

const Place = styled.div(css`
  outline: none;
`);

/** React calls it once for a place, when the place appears. */
const focusOn = (place: HTMLElement | null) => place?.focus();

/** Says that an act is done, in the same form on every page. Nothing while `said` is undefined. */
export function DoneMark(props: {
  readonly said: string | undefined;
  /** Whether the act was done, but the state still needs a person. */
  readonly isWarning?: boolean;
  /** Takes the focus when it appears, because the pressed button is gone. */
  readonly takesFocus?: boolean;
}) {
  const { said, isWarning = false, takesFocus = false } = props;
  if (said === undefined) return null;
  return (
    <Place {...(takesFocus && { ref: focusOn, tabIndex: -1 })}>
      <Mark tone={isWarning ? "warning" : "success"}>{said}</Mark>
    </Place>
  );
}
