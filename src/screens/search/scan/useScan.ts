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
 * @param onScanned is told once, the text of a code that holds a bill's number (`readScannedCode` reads it)
 */
export function useScan(onScanned: (text: string) => void): Scan {
  const video = useRef<HTMLVideoElement>(null);
  const running = useRef<RunningScan>(undefined);
  const [state, setState] = useState<ScanState>({ step: "starting" });
  const found = useEffectEvent(onScanned);
  useEffect(() => {
    if (video.current === null) return;
    const scan = runScan(video.current, setState, (text) => found(text));
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
