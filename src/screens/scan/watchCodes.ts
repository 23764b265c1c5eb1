import type { Decoder } from "./zxingDecoder.ts";

/** Milliseconds between two readings, so that a cheap phone can still draw and react to buttons. */
const REST = 120;

/**
 * Reads codes from a running video until the signal aborts. A text counts after two readings agree, because a slanted bar code
 * can be misread and most bar codes have no check digit.
 * @throws Error if the replacement decoder cannot be loaded
 */
export async function watchCodes(
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
