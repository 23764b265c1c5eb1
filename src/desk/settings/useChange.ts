import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  changePortalConfiguration,
  changerIn,
  type RevisedConfiguration,
} from "../../api/portalConfiguration.ts";
import type { LastChange } from "../../api/schemas/configurationChange.ts";
import { useDeskAction } from "../parts/useDeskAction.ts";

/** Changes the configuration from the revision that the page shows. After a refusal, the typed values stay. */
export function useChange(revision: string, onChanged: (fresh: RevisedConfiguration) => void) {
  const { t } = useTranslation();
  const { run, busy, fault } = useDeskAction();
  /** Who changed the configuration meanwhile. */
  const [changer, setChanger] = useState<LastChange>();
  const change = async (fields: object) => {
    setChanger(undefined);
    await run(
      async (client) => {
        onChanged(await changePortalConfiguration(client, revision, fields));
        return t("deskSettings.saved");
      },
      (_fault, error) => setChanger(changerIn(error)),
    );
  };
  return { change, busy, fault, changer };
}
