import { useEnvironment } from "../../environment.tsx";
import type { PayStepView } from "./usePayStep.ts";

/** Returns a function that navigates to the next step. */
export function useStepOn({ next }: PayStepView): () => void {
  const { navigate } = useEnvironment();
  return () => {
    if (next !== undefined) navigate({ screen: next });
  };
}
