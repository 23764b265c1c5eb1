import { useRef, useState } from "react";

export type Copied = "copied" | "selected";

/** Copies a text to the clipboard. If the browser forbids that, it selects the text on the page instead. */
export function useCopy<Shown extends HTMLElement>(text: string) {
  const shown = useRef<Shown>(null);
  const [done, setDone] = useState<{ readonly of: string; readonly how: Copied }>();
  const copy = async (): Promise<Copied> => {
    const how = await copyOrSelect(text, shown.current);
    setDone({ of: text, how });
    return how;
  };
  // When the text changed after the copy, the new text has not been copied.
  return { shown, copied: done?.of === text ? done.how : undefined, copy };
}

async function copyOrSelect(text: string, shown: HTMLElement | null): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    // The browser refused, or the page has no clipboard because it uses plain http.
    if (shown === null) return "selected";
    shown.focus();
    getSelection()?.selectAllChildren(shown);
    return "selected";
  }
}
