import type { TFunction } from "i18next";
import { Prose } from "../../ui/text/Prose.tsx";
import { useConfigured } from "../parts/useConfigured.ts";

/** Whether visits are counted, and what is told of one. Until the configuration is there nobody knows, and nothing is said. */
export function CountedVisits({ t }: { t: TFunction }) {
  const { state } = useConfigured();
  if (state.status !== "ready") return null;
  const isCounting = state.configuration.page_views;
  return <Prose text={t(isCounting ? "privacy.visits.counted" : "privacy.visits.uncounted")} />;
}
