import { useEffect } from "react";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import type { HistoryReading } from "./useHistory.ts";

/** How many payments there are, as far as that is known; said aloud each time the reading comes to an end. */
export function useFoundText({ payments, found, filter, isComplete, isReading }: HistoryReading): string {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const isFiltered = Object.values(filter).some((chosen) => chosen !== undefined);
  const text = () => {
    if (isComplete) return t("history.found", { count: found.length });
    if (isFiltered) return t("history.foundAmong", { count: found.length, read: payments.length });
    return t("history.newest", { count: payments.length });
  };
  const told = text();
  useEffect(() => (isReading ? undefined : announce(told)), [isReading, told, announce]);
  return told;
}
