import { useEffect, useRef } from "react";
import { useEnvironment } from "../environment.tsx";

/**
 * Tells the page once that the screen can be used.
 * @param ready false until the portal answered all that the screen needs
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
