import type { Client } from "../../api/client.ts";
import { useDeskAction } from "./useDeskAction.ts";
import { usePortalAddress } from "./usePortalAddress.ts";

/**
 * Lets the browser save a table while the server writes it, so that the page never holds the whole table.
 * @param ask asks for the table, and returns the path of the file
 */
export function useExport(ask: (client: Client) => Promise<string>) {
  const addressOf = usePortalAddress();
  const { run, busy, fault, said } = useDeskAction();
  const save = () =>
    run(async (client) => {
      startDownload(addressOf(await ask(client)));
      return (t) => t("desk.exported");
    });
  return { save, saving: busy, fault, said };
}

/** The answer says that it is a file, so the page stays. */
function startDownload(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  document.body.append(link);
  link.click();
  link.remove();
}
