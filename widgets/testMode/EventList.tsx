import styled from "@emotion/styled";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../src/ui/action/Button.tsx";
import { ScreenOnly } from "../../src/ui/layout/ScreenOnly.tsx";
import { Stack } from "../../src/ui/layout/Stack.tsx";
import { EVERY_ATTRIBUTE } from "../../src/ui/style/everyAttribute.ts";
import { Text } from "../../src/ui/text/Text.tsx";
import type { EventLog } from "./useEventLog.ts";

/** Below the screen, with a line between them. */
const Foot = styled("section", EVERY_ATTRIBUTE)`
  margin-block-start: 1.5em;
  padding-block-start: 1em;
  border-block-start: 1px solid var(--k-line);
`;

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
  font-size: 0.875em;
`;

/** The events that the element sent to the page, with their details, for the page's webmaster. */
export function EventList({ log }: { readonly log: EventLog }) {
  const { t } = useTranslation();
  const title = useId();
  const lines = log.events.map(({ type, detail }, place) => ({
    // counted from the earliest, which stays the same when one is added
    key: log.events.length - place,
    text: detail === "null" ? type : `${type} ${detail}`,
  }));
  return (
    <ScreenOnly>
      <Foot part="event-log" aria-labelledby={title}>
        <Stack gap="tight" align="start">
          <Text id={title} strong>
            {t("testMode.events")}
          </Text>
          <Text size="small" tone="muted">
            {t(lines.length === 0 ? "testMode.noEvents" : "testMode.eventsHelp")}
          </Text>
          <Lines translate="no" lang="en" dir="ltr">
            {lines.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </Lines>
          {lines.length > 0 && (
            <Button kind="quiet" onClick={log.clear}>
              {t("testMode.clear")}
            </Button>
          )}
        </Stack>
      </Foot>
    </ScreenOnly>
  );
}
