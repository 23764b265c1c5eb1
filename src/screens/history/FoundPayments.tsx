import Download from "lucide-react/icons/download";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Icon } from "../../ui/text/Icon.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { HistoryTable } from "./HistoryTable.tsx";
import type { HistoryReading } from "./useHistory.ts";
import { useSaveHistory } from "./useSaveHistory.ts";

/** The payments that match the filter, page by page, with a button for more and a button that saves them all to a file. */
export function FoundPayments({ of }: { readonly of: HistoryReading }) {
  const { t } = useTranslation();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { found, shown, isReading, isStopped, isAtEnd, hasMore, problem } = of;
  const { isWaiting, save } = useSaveHistory(of);
  const { list, expectMore } = useFocusOnNew(shown.length);
  const showMore = () => {
    expectMore();
    of.showMore();
  };
  const reading = <ReadingOn of={of} onGone={() => heading.current?.focus()} />;
  return (
    <Stack as="section" aria-labelledby={id}>
      <Inline justify="between">
        <Stack gap="hair">
          <Heading id={id} tabIndex={-1} ref={heading}>
            {t("history.list")}
          </Heading>
          <Text size="small" tone="muted">
            {useFoundText(of)}
          </Text>
        </Stack>
        {found.length > 0 && (
          <Button busy={isWaiting} onClick={save}>
            <Icon icon={Download} />
            {t("history.save")}
          </Button>
        )}
      </Inline>
      {!isAtEnd && reading}
      {found.length === 0 && !isReading && !isStopped && problem === undefined && (
        <NoneWithin onShowAll={() => of.choose({})} />
      )}
      {shown.length > 0 && (
        <div ref={list}>
          <HistoryTable payments={shown} />
        </div>
      )}
      {isAtEnd && reading}
      {hasMore && shown.length > 0 && (
        <Actions>
          <Button kind="primary" busy={isReading} onClick={showMore}>
            {t("common.more")}
          </Button>
        </Actions>
      )}
    </Stack>
  );
}

/** None of the payments read so far matches the filter. A button removes the filter. */
function NoneWithin({ onShowAll }: { readonly onShowAll: () => void }) {
  const { t } = useTranslation();
  return (
    <Card tone="sunken">
      <Stack>
        <Stack gap="tight">
          <Text strong>{t("history.noData")}</Text>
          <Text tone="muted">{t("history.noneWithin")}</Text>
        </Stack>
        <Actions>
          <Button onClick={onShowAll}>{t("history.showAll")}</Button>
        </Actions>
      </Stack>
    </Card>
  );
}

/**
 * After a press of "more", moves the focus to the first new row, because the button may have moved or disappeared.
 * @param count number of shown rows
 */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (known.current === undefined || count <= known.current) return;
    const row = list.current?.querySelectorAll("tbody tr")[known.current];
    row?.querySelector<HTMLElement>("a, button")?.focus();
    known.current = undefined;
  }, [count]);
  return {
    /** The ref of the element around the rows. */
    list,
    /** Call it when the user asks for more. */
    expectMore: () => {
      known.current = count;
    },
  };
}

/** The number of payments known so far. A screen reader announces it each time the page has finished loading. */
function useFoundText({ payments, found, filter, isComplete, isReading }: HistoryReading): string {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const isFiltered = Object.values(filter).some((chosen) => chosen !== undefined);
  const text = () => {
    if (isComplete) return t("history.found", { count: found.length });
    if (isFiltered) return t("history.foundAmong", { count: found.length, read: payments.length });
    return t("history.newest", { count: payments.length });
  };
  const foundText = text();
  useEffect(() => (isReading ? undefined : announce(foundText)), [isReading, foundText, announce]);
  return foundText;
}

/** The state of reading older payments: its progress, that the user stopped it, or why it failed. */
function ReadingOn(props: {
  readonly of: HistoryReading;
  /** Called when the pressed button, which had the focus, disappears. */
  readonly onGone: () => void;
}) {
  const { t } = useTranslation();
  const { payments, isReading, isStopped, problem, retry, readOn, stop } = props.of;
  const andLeave = (press: () => void) => () => {
    press();
    props.onGone();
  };
  if (problem !== undefined)
    return <FaultNotice fault={problem.fault} status={problem.status} onRetry={andLeave(retry)} />;
  if (isReading)
    return (
      <Stack gap="tight">
        <ProgressBar label={t("history.reading")} />
        <Text size="small">{t("history.readSoFar", { count: payments.length })}</Text>
        <Actions>
          <Button onClick={stop}>{t("history.stop")}</Button>
        </Actions>
      </Stack>
    );
  if (isStopped)
    return (
      <Notice tone="info" role="status" title={t("history.stopped")} takesFocus>
        <Actions>
          <Button onClick={andLeave(readOn)}>{t("history.readOn")}</Button>
        </Actions>
      </Notice>
    );
  return null;
}
