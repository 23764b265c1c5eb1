import type { Decoder } from "./zxingDecoder.ts";

/** Between two looks, in milliseconds: a cheap phone must stay able to draw and to heed its buttons. */
const REST = 120;

/**
 * Looks for codes in a running video until it is stopped, and tells each text it reads. A text counts once two looks agree:
 * a bar code seen at a slant can be misread, and most have no check digit.
 * @throws when the decoder cannot be loaded after all
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

/** Waits for the video's next picture (none comes once the camera is out); for the screen's, where the browser does not tell. */
function nextFrame(video: HTMLVideoElement): Promise<DOMHighResTimeStamp> {
  return new Promise((resolve) => {
    if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });
}
