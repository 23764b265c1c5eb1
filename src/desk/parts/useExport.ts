import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "../../api/client.ts";
import { type Fault, faultOf } from "../../api/fault.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { saveFile } from "../../screens/parts/documents/saveFile.ts";
import { endsSession } from "../../stores/session.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";

/** Saves a table that the server writes. @param name of the file */
export function useExport(name: string, read: (client: Client) => Promise<Blob>) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const announce = useAnnounce();
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const save = async () => {
    setSaving(true);
    setFault(undefined);
    try {
      saveFile(name, await read(client));
      announce(t("desk.exported"));
    } catch (error) {
      const found = faultOf(error);
      if (!endsSession(found)) setFault(found);
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, fault };
}
