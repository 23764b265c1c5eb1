import type { i18n } from "i18next";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { addNamespaces } from "../../i18n/useNamespaces.ts";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { type RunningScan, runScan, type ScanState } from "./runScan.ts";
import { ScanView } from "./ScanView.tsx";
import type { ScanPurpose } from "./scanPurpose.ts";

interface Scan {
  readonly state: ScanState;
  /** The element that shows the camera's picture. The decoder reads from it. */
  readonly video: RefObject<HTMLVideoElement | null>;
  retry(): void;
}

/**
 * Scans while its component is mounted.
 * @param accepts whether the text of a code is wanted
 * @param onScanned gets the text of the accepted code, or of each one if the purpose goes on
 */
function useScan({ accepts, goesOn }: ScanPurpose, onScanned: (text: string) => void): Scan {
  const video = useRef<HTMLVideoElement>(null);
  const running = useRef<RunningScan>(undefined);
  const [state, setState] = useState<ScanState>({ step: "starting" });
  const found = useEffectEvent(onScanned);
  const isWanted = useEffectEvent(accepts);
  const mayGoOn = useEffectEvent(() => goesOn === true);
  useEffect(() => {
    if (video.current === null) return;
    const scan = runScan(
      video.current,
      mayGoOn(),
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

/** Loads the texts of the dialog. Call it before the dialog is drawn. */
export async function loadScanTexts(translator: i18n): Promise<void> {
  await addNamespaces(translator, ["scan"]);
}

/** Scans a code with the camera. The camera is on only while the dialog is open. */
export function ScanDialog(props: {
  readonly purpose: ScanPurpose;
  readonly onScanned: (text: string) => void;
  readonly onClose: () => void;
  /** Shown below the camera's picture. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { state, video, retry } = useScan(props.purpose, props.onScanned);
  return (
    <Dialog title={props.purpose.title} onClose={props.onClose} closeLabel={t("scan.close")}>
      <ScanView purpose={props.purpose} state={state} video={video} onRetry={retry} />
      {props.children}
    </Dialog>
  );
}
