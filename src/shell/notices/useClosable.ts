import { useState } from "react";
import { closeMessage, isClosed, type MessageKind } from "../../stores/closedMessages.ts";

/**
 * Whether a message shows that the citizen may close: until then, in this browser; the next message of its kind shows again.
 * @param message undefined where there is none
 */
export function useClosable(kind: MessageKind, message: string | undefined) {
  const [closed, setClosed] = useState<string>();
  const isShown = message !== undefined && message !== closed && !isClosed(kind, message);
  const close = () => {
    if (message === undefined) return;
    closeMessage(kind, message);
    setClosed(message);
  };
  return { isShown, close } as const;
}
