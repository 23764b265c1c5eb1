import { onTestFinished, vi } from "vitest";

/** A fake camera that shows a canvas. */

export interface Camera {
  /** One stream for each time the camera was opened. */
  readonly streams: readonly MediaStream[];
  /** Opens the camera, as `getUserMedia` does. */
  open(): Promise<MediaStream>;
  /** Puts a picture in front of the camera. */
  show(picture: HTMLCanvasElement): void;
}

/** A camera of 1280 by 720 pixels. It sees a grey table until a test shows it a picture. */
export function camera(): Camera {
  const canvas = document.createElement("canvas");
  canvas.width = 1280;
  canvas.height = 720;
  const context = canvas.getContext("2d")!;
  let shown: HTMLCanvasElement | undefined;
  let drawing = 0;
  // A camera gives frames all the time, a canvas only when something is drawn.
  const draw = () => {
    context.fillStyle = "#b8b4ac";
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (shown !== undefined)
      context.drawImage(shown, (canvas.width - shown.width) / 2, (canvas.height - shown.height) / 2);
    drawing = requestAnimationFrame(draw);
  };
  draw();
  onTestFinished(() => cancelAnimationFrame(drawing));
  const streams: MediaStream[] = [];
  return {
    streams,
    open: async () => {
      const stream = canvas.captureStream();
      streams.push(stream);
      return stream;
    },
    show: (picture) => {
      shown = picture;
    },
  };
}

/** Answers the requests for the camera in turn and then repeats the last answer, until the test ends. */
export function askedForCamera(...answers: readonly (() => Promise<MediaStream>)[]) {
  const spy = vi.spyOn(navigator.mediaDevices, "getUserMedia");
  for (const answer of answers.slice(0, -1)) spy.mockImplementationOnce(answer);
  spy.mockImplementation(answers[answers.length - 1]!);
  onTestFinished(() => spy.mockRestore());
  return spy;
}

/** A camera that the browser refuses, with this name of the error. */
export function refusal(name: string): () => Promise<MediaStream> {
  return async () => {
    throw new DOMException("not this time", name);
  };
}

/** The state of every track. It is "live" while a camera is on. */
export function trackStates(streams: readonly MediaStream[]): readonly MediaStreamTrackState[] {
  return streams.flatMap((stream) => stream.getTracks().map((track) => track.readyState));
}

/** @returns a function that says whether the decoder in plain JavaScript was fetched since this call */
export function decoderFetches(): () => boolean {
  const fetched: string[] = [];
  const observer = new PerformanceObserver((list) => {
    fetched.push(...list.getEntries().map((entry) => entry.name));
  });
  observer.observe({ type: "resource" });
  onTestFinished(() => observer.disconnect());
  return () => {
    fetched.push(...observer.takeRecords().map((entry) => entry.name));
    return fetched.some((address) => address.includes("zxing"));
  };
}
