import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { useDynamicText } from "./useDynamicText.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Returns the text of a fault for a citizen. `field` is the name of the requested thing, for texts that mention it. When the
 * server sent a waiting time, the text names it.
 */
export function useFaultText(): (fault: Fault, field?: string) => string {
  const { t } = useTranslation();
  const word = useDynamicText();
  const waitText = (seconds: number) => {
    if (seconds <= 2 * MINUTE) return t("errors.wait.seconds", { seconds });
    if (seconds <= 2 * HOUR) return t("errors.wait.minutes", { minutes: Math.ceil(seconds / MINUTE) });
    return t("errors.wait.hours", { hours: Math.ceil(seconds / HOUR) });
  };
  return (fault, field = "") => {
    if (fault.kind === "busy" && fault.retryAfter !== undefined) return waitText(fault.retryAfter);
    return fault.kind === "refused"
      ? word(`errors.reason.${fault.reason}`, { field })
      : word(`errors.kind.${fault.kind}`);
  };
}
