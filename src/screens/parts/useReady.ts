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
