import type { Client } from "../../api/client.ts";
import { isOvertaken, useDeskAction } from "../parts/useDeskAction.ts";

/** Takes a step. @param said the words when it is taken @returns whether it was taken */
export type TakeStep = (step: (client: Client) => Promise<void>, said: string) => Promise<boolean>;

/** Changes users. @param onChanged reads the list again, also when somebody else was faster */
export function useStaffStep(onChanged: () => void) {
  const { run, ...shown } = useDeskAction();
  const take: TakeStep = (step, said) =>
    run(
      async (client) => {
        await step(client);
        onChanged();
        return said;
      },
      (fault) => isOvertaken(fault) && onChanged(),
    );
  return { take, ...shown };
}
