import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLoadingPieces } from "../../stores/loading.ts";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";

/** Milliseconds. A load shorter than the throttle shows no bar (rule 9.12). */
const THROTTLE = 200;
const HIDE_DELAY = 500;

type LoadingBarPhase = "hidden" | "growing" | "full";

/** The loading bar appears only after the throttle, and fills up briefly when loading ends (rule 9.12). */
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
 * The loading bar (rule 2.34). It shows while the next screen's code or the current screen's first data is loading.
 * @param changing the next screen's code is loading
 */
export function LoadingBar({ changing }: { readonly changing: boolean }) {
  const { t } = useTranslation();
  const isWaiting = useLoadingPieces(({ underWay }) => underWay > 0);
  const phase = useLoadingBar(changing || isWaiting);
  if (phase === "hidden") return null;
  return <ProgressBar label={t("notices.loading")} place="top" done={phase === "full"} />;
}
