import type { Client } from "../../api/client.ts";
import { isOvertaken, type SayDone, useDeskAction } from "../parts/useDeskAction.ts";

/** Takes a step. @param say says that it is taken @returns whether it was taken */
export type TakeStep = (step: (client: Client) => Promise<void>, say: SayDone) => Promise<boolean>;

/** Changes users. @param onChanged reads the list again, also when somebody else was faster */
export function useStaffStep(onChanged: () => void) {
  const { run, ...shown } = useDeskAction();
  const take: TakeStep = (step, say) =>
    run(
      async (client) => {
        await step(client);
        onChanged();
        return say;
      },
      (fault) => isOvertaken(fault) && onChanged(),
    );
  return { take, ...shown };
}
