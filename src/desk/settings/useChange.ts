import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  changePortalConfiguration,
  changerIn,
  type RevisedConfiguration,
} from "../../api/portalConfiguration.ts";
import type { LastChange } from "../../api/schemas/configurationChange.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { useDeskAction } from "../parts/useDeskAction.ts";

/** The part of the page that made a change: a form, or the list with its undoing. */
export type ChangedPart = "portal" | CouncilCode | "changes";

/** Changes the configuration from the revision that the page shows. After a refusal, the typed values stay. */
export function useChange(revision: string, onChanged: (fresh: RevisedConfiguration) => void) {
  const { t } = useTranslation();
  const { run, busy, fault, said } = useDeskAction();
  /** The part of the last change. */
  const [part, setPart] = useState<ChangedPart>();
  /** Who changed the configuration meanwhile. */
  const [changer, setChanger] = useState<LastChange>();
  const change = async (changed: ChangedPart, fields: object) => {
    setPart(changed);
    setChanger(undefined);
    await run(
      async (client) => {
        onChanged(await changePortalConfiguration(client, revision, fields));
        return t("deskSettings.saved");
      },
      (_fault, error) => setChanger(changerIn(error)),
    );
  };
  return { change, busy, part, fault, said, changer };
}
