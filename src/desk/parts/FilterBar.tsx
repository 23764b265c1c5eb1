import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { leadToWrong } from "./leadToWrong.ts";

/** As many filters in a row as fit, two even on a phone. */
const Filters = styled.div(css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.25em), 1fr));
  align-items: end;
  gap: 0.75em 1em;
`);

/** The search field and filters above a list, with the buttons that apply and clear them. */
export function FilterBar(props: {
  /** The form's name for screen readers. */
  readonly label: string;
  /** A field of the full width above the filters. */
  readonly search?: ReactNode;
  /** Fields and selects. */
  readonly children: ReactNode;
  /** A search replaces the one that is under way, so the button never waits. */
  readonly onApply: () => void;
  /** Absent while no filter is set. */
  readonly onClear?: (() => void) | undefined;
  /** Further actions, such as an export. */
  readonly actions?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Card tone="sunken">
      <form
        noValidate
        aria-label={props.label}
        onSubmit={(event) => {
          event.preventDefault();
          props.onApply();
          leadToWrong(event.currentTarget);
        }}
      >
        <Stack>
          {props.search}
          <Filters>{props.children}</Filters>
          <Actions>
            <Button kind="primary" type="submit">
              {t("desk.apply")}
            </Button>
            {props.onClear !== undefined && <Button onClick={props.onClear}>{t("desk.clear")}</Button>}
            {props.actions}
          </Actions>
        </Stack>
      </form>
    </Card>
  );
}
