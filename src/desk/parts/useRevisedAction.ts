import { useState } from "react";
import { changerIn } from "../../api/portalConfiguration.ts";
import type { LastChange } from "../../api/schemas/configurationChange.ts";
import { useDeskAction } from "./useDeskAction.ts";

/** `useDeskAction` for a change from the revision that the page shows. `changer` is the person who changed it meanwhile. */
export function useRevisedAction() {
  const { run: act, busy, fault, said } = useDeskAction();
  const [changer, setChanger] = useState<LastChange>();
  const run = (change: Parameters<typeof act>[0]): Promise<boolean> => {
    setChanger(undefined);
    return act(change, (_fault, error) => setChanger(changerIn(error)));
  };
  return { run, busy, said, failed: { fault, changer } };
}
