import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type RunningScan, runScan, type ScanState } from "./runScan.ts";

export interface Scan {
  readonly state: ScanState;
  /** The element that shows the camera's picture. The decoder reads from it. */
  readonly video: RefObject<HTMLVideoElement | null>;
  retry(): void;
}

/**
 * Scans while its component is mounted.
 * @param accepts whether the text of a code is wanted
 * @param onScanned is called once, with the text of the accepted code
 */
export function useScan(accepts: (text: string) => boolean, onScanned: (text: string) => void): Scan {
  const video = useRef<HTMLVideoElement>(null);
  const running = useRef<RunningScan>(undefined);
  const [state, setState] = useState<ScanState>({ step: "starting" });
  const found = useEffectEvent(onScanned);
  const isWanted = useEffectEvent(accepts);
  useEffect(() => {
    if (video.current === null) return;
    const scan = runScan(
      video.current,
      (text) => isWanted(text),
      setState,
      (text) => found(text),
    );
    running.current = scan;
    return scan.stop;
  }, []);
  const retry = () => {
    // The pressed button disappears with the fault, so move the focus to the video, within the dialog.
    flushSync(() => running.current?.again());
    video.current?.focus();
  };
  return { state, video, retry };
}
