import { useState } from "react";
import { changePortalConfiguration, type RevisedConfiguration } from "../../api/portalConfiguration.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { useRevisedAction } from "../parts/useRevisedAction.ts";

/** The part of the page that made a change: a form, or the list with its undoing. */
export type ChangedPart = "portal" | CouncilCode | "changes";

/** Changes the configuration from the revision that the page shows. After a refusal, the typed values stay. */
export function useChange(revision: string, onChanged: (fresh: RevisedConfiguration) => void) {
  const { run, ...shown } = useRevisedAction();
  /** The part of the last change. */
  const [part, setPart] = useState<ChangedPart>();
  const change = async (changed: ChangedPart, fields: object) => {
    setPart(changed);
    await run(async (client) => {
      onChanged(await changePortalConfiguration(client, revision, fields));
      return (t) => t("deskSettings.saved");
    });
  };
  return { change, part, ...shown };
}
