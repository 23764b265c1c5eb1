import { useSyncExternalStore } from "react";

/** Whether the browser reports a network (rule 4.19). */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine, online);
}

function subscribe(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

/** Without a browser (when the build renders the page), assume that the device is online. */
function online(): boolean {
  return true;
}
