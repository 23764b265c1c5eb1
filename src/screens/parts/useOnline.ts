import { useSyncExternalStore } from "react";

/** Whether the device says it has a network (specification, section 4: "Offline status is tracked"). */
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

/** What is drawn where there is no device is drawn for those that have one. */
function online(): boolean {
  return true;
}
