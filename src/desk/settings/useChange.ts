import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import {
  changePortalConfiguration,
  changerIn,
  type RevisedConfiguration,
} from "../../api/portalConfiguration.ts";
import type { LastChange } from "../../api/schemas/configurationChange.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { endsSession } from "../../stores/session.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";

interface Outcome {
  readonly fault?: Fault;
  /** Who changed the configuration meanwhile. */
  readonly changer?: LastChange | undefined;
}

/** Changes the configuration from the revision that the page shows. After a refusal, the typed values stay. */
export function useChange(revision: string, onChanged: (fresh: RevisedConfiguration) => void) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});
  const change = async (fields: object) => {
    setBusy(true);
    setOutcome({});
    try {
      onChanged(await changePortalConfiguration(client, revision, fields));
      announce(t("deskSettings.saved"));
    } catch (error) {
      const fault = faultOf(error);
      if (!endsSession(fault)) setOutcome({ fault, changer: changerIn(error) });
    } finally {
      setBusy(false);
    }
  };
  return { change, busy, ...outcome };
}
