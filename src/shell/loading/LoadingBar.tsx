import { useTranslation } from "../../i18n/useTranslation.tsx";
import { useLoadingPieces } from "../../stores/loading.ts";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { useLoadingBar } from "./useLoadingBar.ts";

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
