import { type CameraFault, cameraFault, closeCamera, openCamera } from "./camera.ts";
import { loadDecoder } from "./decoder.ts";
import { watchCodes } from "./watchCodes.ts";
import type { Decoder } from "./zxingDecoder.ts";

/** Why there is no scan: the camera, or what reads its pictures. */
export type ScanFault = CameraFault | "decoder";

export type ScanState =
  | { readonly step: "starting" }
  | { readonly step: "looking" }
  /** Still looking: nothing was seen for a while. */
  | { readonly step: "unseen" }
  /** Still looking: the code that was seen is another than what is looked for. */
  | { readonly step: "foreign" }
  | { readonly step: "failed"; readonly fault: ScanFault };

export interface RunningScan {
  /** Starts again, after a fault. */
  again(): void;
  /** Puts the camera out for good. */
  stop(): void;
}

/** How long nothing may be seen before the citizen is told what helps, in milliseconds. */
const PATIENCE = 12_000;

/**
 * Looks through the camera until it is stopped or has found a code that is accepted. While the page is not seen the camera is
 * out.
 * @param video shows the camera's picture
 * @param accepts whether a code's text is what is looked for
 * @param tell is called with each state
 * @param onFound is called once, with the code's text as it is
 */
export function runScan(
  video: HTMLVideoElement,
  accepts: (text: string) => boolean,
  tell: (state: ScanState) => void,
  onFound: (text: string) => void,
): RunningScan {
  let current = new AbortController();
  const putOut = () => current.abort();
  const again = () => {
    putOut();
    current = new AbortController();
    void scanOnce(video, current, accepts, tell, onFound);
  };
  const turned = () => (document.hidden ? putOut() : again());
  window.addEventListener("pagehide", putOut);
  document.addEventListener("visibilitychange", turned);
  again();
  return {
    again,
    stop: () => {
      window.removeEventListener("pagehide", putOut);
      document.removeEventListener("visibilitychange", turned);
      putOut();
    },
  };
}

async function scanOnce(
  video: HTMLVideoElement,
  scan: AbortController,
  accepts: (text: string) => boolean,
  tell: (state: ScanState) => void,
  onFound: (text: string) => void,
): Promise<void> {
  const { signal } = scan;
  const fail = (fault: ScanFault) => {
    if (signal.aborted) return;
    tell({ step: "failed", fault });
    scan.abort();
  };
  tell({ step: "starting" });
  try {
    await show(video, await openCamera(), signal, () => fail("busy"));
  } catch (error) {
    return fail(cameraFault(error));
  }
  if (signal.aborted) return;
  try {
    await look(video, await loadDecoder(), signal, tell, (text) => {
      if (!accepts(text)) return tell({ step: "foreign" });
      scan.abort();
      onFound(text);
    });
  } catch {
    fail("decoder");
  }
}

/** Shows what the camera sees for as long as the scan lasts. @param onLost is called when the camera is taken away */
async function show(
  video: HTMLVideoElement,
  stream: MediaStream,
  signal: AbortSignal,
  onLost: () => void,
): Promise<void> {
  // closed while the browser was asking for permission
  if (signal.aborted) return closeCamera(stream);
  signal.addEventListener("abort", () => {
    closeCamera(stream);
    // the next scan may show another camera already
    if (video.srcObject === stream) video.srcObject = null;
  });
  for (const track of stream.getTracks()) track.addEventListener("ended", onLost, { signal });
  video.srcObject = stream;
  await video.play();
}

async function look(
  video: HTMLVideoElement,
  decoder: Decoder,
  signal: AbortSignal,
  tell: (state: ScanState) => void,
  onSeen: (text: string) => void,
): Promise<void> {
  if (signal.aborted) return;
  tell({ step: "looking" });
  const impatient = setTimeout(() => tell({ step: "unseen" }), PATIENCE);
  signal.addEventListener("abort", () => clearTimeout(impatient));
  await watchCodes(video, decoder, signal, (text) => {
    clearTimeout(impatient);
    onSeen(text);
  });
}
