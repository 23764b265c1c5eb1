import { useEffect, useRef } from "react";
import { useEnvironment } from "../environment.tsx";

/**
 * Reports once that the citizen can use the screen.
 * @param ready false until the portal has answered everything that the screen needs
 */
export function useReady(ready = true): void {
  const environment = useEnvironment();
  const reported = useRef(false);
  useEffect(() => {
    if (!ready || reported.current) return;
    reported.current = true;
    environment.report({ type: "ready" });
  }, [ready, environment]);
}

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
