import { useEnvironment } from "../../environment.tsx";
import type { PayStepView } from "./usePayStep.ts";

/** Goes on to the step that follows. */
export function useStepOn({ next }: PayStepView): () => void {
  const { navigate } = useEnvironment();
  return () => {
    if (next !== undefined) navigate({ screen: next });
  };
}
