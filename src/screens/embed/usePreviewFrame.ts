import { useEffect, useRef, useState } from "react";
import { type EmbedSettings, embedQuery } from "../../domain/embed/settings.ts";
import { useEnvironment } from "../environment.tsx";

/**
 * Tells the preview what was chosen, by its address's fragment alone: nothing is posted, so nobody can post it anything. What
 * was typed into the element stays, and the browser's history gets no entry for it.
 */
export function usePreviewFrame(settings: EmbedSettings) {
  const { portal } = useEnvironment();
  const frame = useRef<HTMLIFrameElement>(null);
  const wanted = `${portal}/embed/preview.html#${embedQuery(settings, { account: true })}`;
  const [address] = useState(wanted);
  const told = useRef(wanted);
  useEffect(() => {
    if (told.current === wanted) return;
    told.current = wanted;
    frame.current?.contentWindow?.location.replace(wanted);
  }, [wanted]);
  return { frame, address };
}
