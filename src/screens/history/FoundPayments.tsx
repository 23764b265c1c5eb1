import Download from "lucide-react/icons/download";
import { useId, useRef } from "react";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Icon } from "../../ui/text/Icon.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { HistoryTable } from "./HistoryTable.tsx";
import { NoneWithin } from "./NoneWithin.tsx";
import { ReadingOn } from "./ReadingOn.tsx";
import { useFocusOnNew } from "./useFocusOnNew.ts";
import { useFoundText } from "./useFoundText.ts";
import type { HistoryReading } from "./useHistory.ts";
import { useSaveHistory } from "./useSaveHistory.ts";

/** The payments that the filter lets through, a part of them at a time, and the way to more and to a file of them all. */
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
