import type { TFunction } from "i18next";
import { useState } from "react";
import { type Fault, faultOf } from "../../api/fault.ts";
import { copyPersonData } from "../../api/personData.ts";
import { formatDate } from "../../domain/malaysiaTime.ts";
import { endsSession } from "../../stores/session.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { saveFile } from "../parts/documents/saveFile.ts";
import { useOwnClient } from "../parts/useClient.ts";

/** Saving a copy of one's own data as a file. */
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
      // of a day and nothing else: a file's name is seen by others
      const day = formatDate(new Date()).split("/").reverse().join("-");
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
