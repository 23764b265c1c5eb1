import styled from "@emotion/styled";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { visits } from "../../src/payment/sharedComputer.ts";
import { withTexts } from "../../src/screens/parts/withTexts.tsx";
import { Button } from "../../src/ui/action/Button.tsx";
import { Dialog } from "../../src/ui/feedback/Dialog.tsx";
import { useAnnounce } from "../../src/ui/feedback/LiveRegion.tsx";
import { Actions } from "../../src/ui/layout/Actions.tsx";
import { Stack } from "../../src/ui/layout/Stack.tsx";
import { Text } from "../../src/ui/text/Text.tsx";
import { askNow, carryOn, clearNow, warning, watchIdleness } from "./idleClock.ts";

/** Below the screen, with a line between them. */
const Foot = styled.div`
  margin-block-start: 1.5em;
  padding-block-start: 1em;
  border-block-start: 1px solid var(--k-line);
`;

/** The page's elements on a shared computer, in the order of their mounting. */
const connected = new Set<HTMLElement>();

interface KioskWatchProps {
  readonly element: HTMLElement;
}

function Watch({ element }: KioskWatchProps) {
  const { t } = useTranslation();
  const secondsLeft = useSyncExternalStore(warning.subscribe, warning.current);
  useEffect(() => {
    connected.add(element);
    const unwatch = watchIdleness(element.ownerDocument.defaultView ?? window);
    return () => {
      connected.delete(element);
      unwatch();
    };
  }, [element]);
  useToldWhenCleared();
  return (
    <>
      <Foot>
        <Stack align="start">
          <Text size="small" tone="muted">
            {t("kiosk.notice")}
          </Text>
          <Button onClick={askNow}>{t("kiosk.finish")}</Button>
        </Stack>
      </Foot>
      {secondsLeft !== undefined && asks(element) && <IdleWarning secondsLeft={secondsLeft} />}
    </>
  );
}

/** Shows the notice about the shared computer, and a dialog when nobody has touched the page for a while. */
export const KioskWatch = withTexts(["kiosk"], Watch, null);

/** Whether this element shows the dialog for all. The first visible element does, because a hidden element hides its dialog. */
function asks(element: HTMLElement): boolean {
  const all = [...connected];
  return element === (all.find((one) => one.checkVisibility()) ?? all[0]);
}

function useToldWhenCleared() {
  const { t } = useTranslation();
  const announce = useAnnounce();
  useEffect(() => visits.subscribe(() => announce(t("kiosk.cleared"))), [announce, t]);
}

/** Asks whether the citizen is still there. One press, or Escape, keeps everything. */
function IdleWarning({ secondsLeft }: { readonly secondsLeft: number }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("kiosk.still")} onClose={carryOn} closeLabel={t("kiosk.carryOn")}>
      <Countdown secondsLeft={secondsLeft} />
      <Actions>
        <Button kind="primary" onClick={carryOn}>
          {t("kiosk.carryOn")}
        </Button>
        <Button onClick={clearNow}>{t("kiosk.clearNow")}</Button>
      </Actions>
    </Dialog>
  );
}

/**
 * A screen reader announces the time at the start and at this many seconds. Announcing each second would drown everything else.
 */
const SAID_AGAIN = 10;

function Countdown({ secondsLeft }: { readonly secondsLeft: number }) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const text = t("kiosk.left", { count: secondsLeft });
  const isNearTheEnd = secondsLeft <= SAID_AGAIN;
  const say = useEffectEvent((_turn: boolean) => announce(text, "assertive"));
  useEffect(() => {
    say(isNearTheEnd);
  }, [isNearTheEnd]);
  return <Text>{text}</Text>;
}
