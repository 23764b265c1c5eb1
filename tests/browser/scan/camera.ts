import { onTestFinished, vi } from "vitest";

/** The outside world of a scan: a camera that shows what a canvas shows. */

export interface Camera {
  /** Every stream that was given, one for each time the camera was asked for. */
  readonly streams: readonly MediaStream[];
  /** Opens it, as `getUserMedia` does. */
  open(): Promise<MediaStream>;
  /** Holds another picture before it. */
  show(picture: HTMLCanvasElement): void;
}

/** A camera of 1280 by 720. It sees a grey table until it is given a picture. */
export function camera(): Camera {
  const canvas = document.createElement("canvas");
  canvas.width = 1280;
  canvas.height = 720;
  const context = canvas.getContext("2d")!;
  let shown: HTMLCanvasElement | undefined;
  let drawing = 0;
  // a camera gives pictures all the time, a canvas only when something is drawn
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

/** Answers in turn whoever asks for the camera, the last answer again and again, for the length of the test. */
export function askedForCamera(...answers: readonly (() => Promise<MediaStream>)[]) {
  const spy = vi.spyOn(navigator.mediaDevices, "getUserMedia");
  for (const answer of answers.slice(0, -1)) spy.mockImplementationOnce(answer);
  spy.mockImplementation(answers[answers.length - 1]!);
  onTestFinished(() => spy.mockRestore());
  return spy;
}

/** A camera that cannot be had, for the reason that the browser gives by the error's name. */
export function refusal(name: string): () => Promise<MediaStream> {
  return async () => {
    throw new DOMException("not this time", name);
  };
}

/** What became of every track: "live" while a camera is on. */
export function trackStates(streams: readonly MediaStream[]): readonly MediaStreamTrackState[] {
  return streams.flatMap((stream) => stream.getTracks().map((track) => track.readyState));
}

/** Whether the decoder in plain JavaScript was fetched since this was called. */
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
