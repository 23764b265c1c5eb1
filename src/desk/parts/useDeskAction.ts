import { useState } from "react";
import type { Client } from "../../api/client.ts";
import { type Fault, faultOf } from "../../api/fault.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { endsSession } from "../../stores/session.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";

/** Whether somebody else was faster, so that the page must show what holds now. */
export function isOvertaken(fault: Fault): boolean {
  return fault.kind === "refused" && fault.reason === "changed_meanwhile";
}

/**
 * Runs an action of a person, one at a time: `busy` while it runs, then what it `said`, or its `fault`, until `clear`. A log-in that has ended is
 * no fault here, because the desk's frame asks for it.
 */
export function useDeskAction() {
  const client = useOwnClient();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly fault?: Fault; readonly said?: string }>({});
  /**
   * @param act makes the call and shows its answer. It returns the words that say so
   * @param onFault called after the fault is shown
   * @returns whether the action was done
   */
  const run = async (
    act: (client: Client) => Promise<string>,
    onFault?: (fault: Fault, error: unknown) => unknown,
  ): Promise<boolean> => {
    setBusy(true);
    setOutcome({});
    try {
      const said = await act(client);
      setOutcome({ said });
      announce(said);
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
  return { run, busy, clear: () => setOutcome({}), ...outcome };
}
