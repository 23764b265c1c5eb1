import { useTranslation } from "react-i18next";
import type { Client } from "../../api/client.ts";
import { saveFile } from "../../screens/parts/documents/saveFile.ts";
import { useDeskAction } from "./useDeskAction.ts";

/** Saves a table that the server writes. @param name of the file */
export function useExport(name: string, read: (client: Client) => Promise<Blob>) {
  const { t } = useTranslation();
  const { run, busy, fault } = useDeskAction();
  const save = () =>
    run(async (client) => {
      saveFile(name, await read(client));
      return t("desk.exported");
    });
  return { save, saving: busy, fault };
}
