import { useState } from "react";
import { closeMessage, isClosed, type MessageKind } from "../../stores/closedMessages.ts";

/**
 * Whether to show a message that the citizen can close. This browser remembers a closed message. The next message of the same
 * kind shows again.
 * @param message undefined when there is none
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
