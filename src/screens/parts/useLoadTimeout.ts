import { useEffect } from "react";
import { useEnvironment } from "../environment.tsx";

const PATIENCE_MS = 8_000;

/**
 * Tells the page when something that the screen cannot do without did not come in 8 s, so that it shows another way to pay; and
 * when the waiting is over after all.
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
