import { useEffect, useEffectEvent, useState } from "react";
import { csvOf } from "../../domain/csv.ts";
import { formatDate } from "../../domain/malaysiaTime.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { useCouncilName } from "../parts/CouncilName.tsx";
import { saveFile } from "../parts/documents/saveFile.ts";
import { historyRows } from "./historyRows.ts";
import type { HistoryReading } from "./useHistory.ts";

/** Saves what the filter lets through of the whole history: what was not read yet is read first. */
export function useSaveHistory({ found, filter, isComplete, isReading, readAll }: HistoryReading) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const councilName = useCouncilName();
  const [isWaiting, setWaiting] = useState(false);

  const save = useEffectEvent(() => {
    const rows = historyRows(found, filter, t, (code) => councilName(code).name);
    // of a day and nothing else: a file's name is seen by others
    const day = formatDate(new Date()).split("/").reverse().join("-");
    const content = new Blob([csvOf(rows)], { type: "text/csv;charset=utf-8" });
    saveFile(`${t("history.file")}-${day}.csv`, content);
    announce(t("history.saved"));
  });

  useEffect(() => {
    if (!isWaiting || isReading) return;
    // stopped or failed before its end, it is not saved: a part would look like the whole
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
