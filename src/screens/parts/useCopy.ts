import { useRef, useState } from "react";

export type Copied = "copied" | "selected";

/** Copies a text; where the browser does not allow it, what stands on the page is selected instead. */
export function useCopy<Shown extends HTMLElement>(text: string) {
  const shown = useRef<Shown>(null);
  const [done, setDone] = useState<{ readonly of: string; readonly how: Copied }>();
  const copy = async (): Promise<Copied> => {
    const how = await copyOrSelect(text, shown.current);
    setDone({ of: text, how });
    return how;
  };
  // of another text that now stands in its place nothing was copied
  return { shown, copied: done?.of === text ? done.how : undefined, copy };
}

async function copyOrSelect(text: string, shown: HTMLElement | null): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    // refused, or a page without a clipboard: plain http has none
    if (shown === null) return "selected";
    shown.focus();
    getSelection()?.selectAllChildren(shown);
    return "selected";
  }
}
