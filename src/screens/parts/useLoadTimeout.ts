import { useEffect } from "react";
import { useEnvironment } from "../environment.tsx";

const PATIENCE_MS = 8_000;

/**
 * Reports a timeout to the page when necessary data did not arrive within 8 s, so that the page can show another way to pay.
 * Reports the recovery when the data arrives after all.
 */
export function useLoadTimeout(waiting: boolean): void {
  const { report } = useEnvironment();
  useEffect(() => {
    if (!waiting) return;
    let reported = false;
    const timer = setTimeout(() => {
      reported = true;
      report({ type: "error", kind: "timeout", code: "timeout" });
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      if (reported) report({ type: "recovered" });
    };
  }, [waiting, report]);
}
