import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { csvOf } from "../../domain/csv.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { useCouncilName } from "../parts/CouncilName.tsx";
import { saveFile } from "../parts/documents/saveFile.ts";
import { historyRows } from "./historyRows.ts";
import type { HistoryReading } from "./useHistory.ts";

/** Saves all payments that match the filter. It first reads the payments that were not read yet. */
export function useSaveHistory({ found, filter, isComplete, isReading, readAll }: HistoryReading) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const councilName = useCouncilName();
  const [isWaiting, setWaiting] = useState(false);

  const save = useEffectEvent(() => {
    const rows = historyRows(found, filter, t, (code) => councilName(code).name);
    // The file's name holds the date only, because other people may see it.
    const day = malaysiaDate(new Date());
    const content = new Blob([csvOf(rows)], { type: "text/csv;charset=utf-8" });
    saveFile(`${t("history.file")}-${day}.csv`, content);
    announce(t("history.saved"));
  });

  useEffect(() => {
    if (!isWaiting || isReading) return;
    // Save nothing if the reading was stopped or failed: a part would look like the whole history.
    if (isComplete) save();
    setWaiting(false);
  }, [isWaiting, isReading, isComplete]);

  return {
    isWaiting,
    save: () => {
      if (!isComplete) readAll();
      setWaiting(true);
    },
  };
}
