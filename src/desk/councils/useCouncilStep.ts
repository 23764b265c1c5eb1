import type { ReactNode } from "react";
import type { Client } from "../../api/client.ts";
import type { CouncilDataChange } from "../../api/councilData.ts";
import type { CouncilDataAnswer } from "../../api/schemas/councils/councilData.ts";
import { useRevisedAction } from "../parts/useRevisedAction.ts";

/** The properties of each section of the page. */
export interface SectionProps {
  readonly busy: boolean;
  /** What came of the last change of this section. */
  readonly outcome: ReactNode;
  /** Makes a change. Undefined for a user who may only read. */
  readonly onChange?: (change: CouncilDataChange) => Promise<boolean>;
}

/** Takes a step that changes the data of a council. @returns whether it was taken */
export type TakeCouncilStep = (step: (client: Client) => Promise<CouncilDataAnswer>) => Promise<boolean>;

/** Changes the data of a council. After a refusal, the typed values stay. */
export function useCouncilStep(onChanged: (fresh: CouncilDataAnswer) => void) {
  const { run, ...shown } = useRevisedAction();
  const take: TakeCouncilStep = (step) =>
    run(async (client) => {
      onChanged(await step(client));
      return (t) => t("deskCouncils.saved");
    });
  return { take, ...shown };
}
