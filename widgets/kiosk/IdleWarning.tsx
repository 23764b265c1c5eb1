import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../src/ui/action/Button.tsx";
import { Dialog } from "../../src/ui/feedback/Dialog.tsx";
import { useAnnounce } from "../../src/ui/feedback/LiveRegion.tsx";
import { Actions } from "../../src/ui/layout/Actions.tsx";
import { Text } from "../../src/ui/text/Text.tsx";
import { carryOn, clearNow } from "./idleClock.ts";

/** Asks whether the citizen is still there. One press, or Escape, keeps everything. */
export function IdleWarning({ secondsLeft }: { readonly secondsLeft: number }) {
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
