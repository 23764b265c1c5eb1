import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "../../api/client.ts";
import { type Fault, faultOf } from "../../api/fault.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { endsSession } from "../../stores/session.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";

/** Whether somebody else was faster, so that the page must show what holds now. */
export function isOvertaken(fault: Fault): boolean {
  return fault.kind === "refused" && fault.reason === "changed_meanwhile";
}

/** Says in the language of now that an action is done. The page keeps it in place of the words, because the language may change. */
export type SayDone = (t: TFunction) => string;

/**
 * Runs an action of a person, one at a time: `busy` while it runs, then what it `said`, or its `fault`, until `clear`. A log-in that has ended is
 * no fault here, because the desk's frame asks for it.
 */
export function useDeskAction() {
  const { t } = useTranslation();
  const client = useOwnClient();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly fault?: Fault; readonly say?: SayDone }>({});
  /**
   * @param act makes the call and shows its answer. It returns how to say so
   * @param onFault called after the fault is shown
   * @returns whether the action was done
   */
  const run = async (
    act: (client: Client) => Promise<SayDone>,
    onFault?: (fault: Fault, error: unknown) => unknown,
  ): Promise<boolean> => {
    setBusy(true);
    setOutcome({});
    try {
      const say = await act(client);
      setOutcome({ say });
      announce(say(t));
      return true;
    } catch (error) {
      const fault = faultOf(error);
      if (endsSession(fault)) return false;
      setOutcome({ fault });
      await onFault?.(fault, error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const { fault, say } = outcome;
  return { run, busy, clear: () => setOutcome({}), fault, said: say?.(t) };
}
