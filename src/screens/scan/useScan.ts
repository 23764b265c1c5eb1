import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type RunningScan, runScan, type ScanState } from "./runScan.ts";

export interface Scan {
  readonly state: ScanState;
  /** Where the camera's picture is shown, and read from. */
  readonly video: RefObject<HTMLVideoElement | null>;
  retry(): void;
}

/**
 * Scans for as long as its component lives.
 * @param accepts whether a code's text is what is looked for
 * @param onScanned is told once, the text of a code that is accepted
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
    // the button that was pressed goes away with its fault: the focus stays in the dialog
    flushSync(() => running.current?.again());
    video.current?.focus();
  };
  return { state, video, retry };
}
