import type { TFunction } from "i18next";
import { useState } from "react";
import { type Fault, faultOf } from "../../api/fault.ts";
import { copyPersonData } from "../../api/personData.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import { endsSession } from "../../stores/session.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { saveFile } from "../parts/documents/saveFile.ts";
import { useOwnClient } from "../parts/useClient.ts";

/** Saves a copy of the user's data as a file. */
export function useCopy(t: TFunction) {
  const client = useOwnClient();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();

  const save = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      const copy = await copyPersonData(client);
      // The file's name holds the date only, because other people may see it.
      const day = malaysiaDate(new Date());
      saveFile(`kaunter-${day}.json`, new Blob([copy], { type: "application/json" }));
      announce(t("personData.saved"));
    } catch (error) {
      const found = faultOf(error);
      if (!endsSession(found)) setFault(found);
    }
    setBusy(false);
  };

  return { save, busy, fault };
}
