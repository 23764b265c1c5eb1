import { useState } from "react";
import type { Client } from "../../api/client.ts";
import { type Fault, faultOf } from "../../api/fault.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { endsSession } from "../../stores/session.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";

/** Takes a step. @param text said when it is taken @returns whether it was taken */
export type TakeStep = (step: (client: Client) => Promise<void>, text: string) => Promise<boolean>;

/** Changes users. @param onChanged reads the list again, also when somebody else was faster */
export function useStaffStep(onChanged: () => void): {
  readonly take: TakeStep;
  readonly busy: boolean;
  readonly fault?: Fault;
  readonly said?: string;
} {
  const client = useOwnClient();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly fault?: Fault; readonly said?: string }>({});
  const take: TakeStep = async (step, said) => {
    setBusy(true);
    setOutcome({});
    try {
      await step(client);
      setOutcome({ said });
      announce(said);
      onChanged();
      return true;
    } catch (error) {
      const fault = faultOf(error);
      if (endsSession(fault)) return false;
      setOutcome({ fault });
      if (fault.kind === "refused" && fault.reason === "changed_meanwhile") onChanged();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { take, busy, ...outcome };
}
