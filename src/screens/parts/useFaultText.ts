import type { Fault } from "../../api/fault.ts";
import { useWord } from "./useWord.ts";

/** A fault in a citizen's words; `field` is the name of what was asked for, for the texts that say it. */
export function useFaultText(): (fault: Fault, field?: string) => string {
  const word = useWord();
  return (fault, field = "") =>
    fault.kind === "refused"
      ? word(`errors.reason.${fault.reason}`, { field })
      : word(`errors.kind.${fault.kind}`);
}
