import { type CameraFault, cameraFault, closeCamera, openCamera } from "./camera.ts";
import { loadDecoder } from "./decoder.ts";
import type { Decoder } from "./zxingDecoder.ts";

/** Milliseconds between two readings, so that a cheap phone can still draw and react to buttons. */
const REST = 120;

/**
 * Reads codes from a running video until the signal aborts. A text counts after two readings agree, because a slanted bar code
 * can be misread and most bar codes have no check digit.
 * @throws Error if the replacement decoder cannot be loaded
 */
async function watchCodes(
  video: HTMLVideoElement,
  decoder: Decoder,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<void> {
  let before: string | undefined;
  let rested = 0;
  while (!signal.aborted) {
    if ((await nextFrame(video)) < rested) continue;
    const text = await decoder.decode(video);
    if (text !== undefined && text === before && !signal.aborted) onText(text);
    before = text ?? before;
    rested = performance.now() + REST;
  }
}

/**
 * Waits for the video's next frame, or for the screen's next frame in browsers that do not report the video's. A camera that is
 * off has no next frame.
 */
function nextFrame(video: HTMLVideoElement): Promise<DOMHighResTimeStamp> {
  return new Promise((resolve) => {
    if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });
}

/** Why the scan failed: a fault of the camera, or the decoder. */
export type ScanFault = CameraFault | "decoder";

export type ScanState =
  | { readonly step: "starting" }
  | { readonly step: "looking" }
  /** Still looking. No code was seen for a while. */
  | { readonly step: "unseen" }
  /** Still looking. The code that was seen was not accepted. */
  | { readonly step: "foreign" }
  | { readonly step: "failed"; readonly fault: ScanFault };

export interface RunningScan {
  /** Starts the scan again after a fault. */
  again(): void;
  /** Ends the scan and switches the camera off. */
  stop(): void;
}

/** Milliseconds without a code until the state becomes `unseen` and the screen gives advice. */
const PATIENCE = 12_000;

/**
 * Scans with the camera until `stop` is called or, unless it goes on, a code is accepted. While the page is hidden the camera is off.
 * @param goesOn whether the scan goes on after an accepted code
 * @param video shows the camera's picture
 * @param accepts whether the text of a code is wanted
 * @param report gets each new state
 * @param onFound is called once, or for each reading if the scan goes on, with the unchanged text of the code
 */
export function runScan(
  video: HTMLVideoElement,
  goesOn: boolean,
  accepts: (text: string) => boolean,
  report: (state: ScanState) => void,
  onFound: (text: string) => void,
): RunningScan {
  let current = new AbortController();
  const putOut = () => current.abort();
  const again = () => {
    putOut();
    current = new AbortController();
    void scanOnce(video, goesOn, current, accepts, report, onFound);
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
  goesOn: boolean,
  scan: AbortController,
  accepts: (text: string) => boolean,
  report: (state: ScanState) => void,
  onFound: (text: string) => void,
): Promise<void> {
  const { signal } = scan;
  const fail = (fault: ScanFault) => {
    if (signal.aborted) return;
    report({ step: "failed", fault });
    scan.abort();
  };
  report({ step: "starting" });
  try {
    await show(video, await openCamera(), signal, () => fail("busy"));
  } catch (error) {
    return fail(cameraFault(error));
  }
  if (signal.aborted) return;
  try {
    await look(video, await loadDecoder(), signal, report, (text) => {
      if (!accepts(text)) return report({ step: "foreign" });
      if (goesOn) report({ step: "looking" });
      else scan.abort();
      onFound(text);
    });
  } catch {
    fail("decoder");
  }
}

/** Shows the camera's picture during the scan. @param onLost is called when the camera is disconnected or taken away */
async function show(
  video: HTMLVideoElement,
  stream: MediaStream,
  signal: AbortSignal,
  onLost: () => void,
): Promise<void> {
  // The scan ended while the browser was asking for permission.
  if (signal.aborted) return closeCamera(stream);
  signal.addEventListener("abort", () => {
    closeCamera(stream);
    // The next scan may already show another stream.
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
  report: (state: ScanState) => void,
  onSeen: (text: string) => void,
): Promise<void> {
  if (signal.aborted) return;
  report({ step: "looking" });
  const impatient = setTimeout(() => report({ step: "unseen" }), PATIENCE);
  signal.addEventListener("abort", () => clearTimeout(impatient));
  await watchCodes(video, decoder, signal, (text) => {
    clearTimeout(impatient);
    onSeen(text);
  });
}
