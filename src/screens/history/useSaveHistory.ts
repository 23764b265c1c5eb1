import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { csvOf } from "../../domain/csv.ts";
import { formatDate } from "../../domain/malaysiaTime.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { useCouncilName } from "../parts/CouncilName.tsx";
import { historyRows } from "./historyRows.ts";
import type { HistoryReading } from "./useHistory.ts";

/** Long enough for a browser to take what the address leads to. */
const TAKEN_AFTER_MS = 60_000;

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
    saveFile(`${t("history.file")}-${day}.csv`, csvOf(rows));
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

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_AFTER_MS);
}
