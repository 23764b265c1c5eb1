import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { useLoadingPieces } from "../../stores/loading.ts";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";

/** Milliseconds (docs/specification.md, section 9). */
const THROTTLE = 200;
const HIDE_DELAY = 500;

type LoadingBarPhase = "hidden" | "growing" | "full";

/** When the loading bar shows: not for what comes within the throttle; filled for a moment once it has come. */
function useLoadingBar(isLoading: boolean): LoadingBarPhase {
  const [phase, setPhase] = useState<LoadingBarPhase>("hidden");
  useEffect(() => {
    if (isLoading) {
      const begin = setTimeout(() => setPhase("growing"), THROTTLE);
      return () => clearTimeout(begin);
    }
    setPhase((shown) => (shown === "growing" ? "full" : shown));
    const hide = setTimeout(() => setPhase("hidden"), HIDE_DELAY);
    return () => clearTimeout(hide);
  }, [isLoading]);
  return phase;
}

/**
 * The page-loading bar: while the code of the next screen is on its way, or the first data of the screen that is shown.
 * @param changing another screen is wanted than the one that is shown
 */
export function LoadingBar({ changing }: { readonly changing: boolean }) {
  const { t } = useTranslation();
  const isWaiting = useLoadingPieces(({ underWay }) => underWay > 0);
  const phase = useLoadingBar(changing || isWaiting);
  if (phase === "hidden") return null;
  return <ProgressBar label={t("notices.loading")} place="top" done={phase === "full"} />;
}
