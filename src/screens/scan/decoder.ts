import type { Decoder } from "./zxingDecoder.ts";

/**
 * The browser's own decoder; else one in plain JavaScript (a page's policy may forbid WebAssembly), fetched now.
 * @throws Error when it cannot be fetched
 */
export async function loadDecoder(): Promise<Decoder> {
  return (await builtInDecoder(loadOther)) ?? (await loadOther());
}

async function loadOther(): Promise<Decoder> {
  return (await import("./zxingDecoder.ts")).zxingDecoder();
}

/** What is used of the browser's BarcodeDetector (https://wicg.github.io/shape-detection-api), which no type library holds yet. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: BarcodeDetectorClass;
  }
}

const FORMATS = ["qr_code", "code_128", "code_39", "itf", "ean_13"];
const NEEDED = ["qr_code", "code_128"];

/**
 * The browser's own decoder, or undefined where it has none for the codes that bills carry.
 * @param loadOther gives the one to go on with when the browser's turns out not to work: on a phone without Google's services
 *   it is there and fails at its first picture
 */
async function builtInDecoder(loadOther: () => Promise<Decoder>): Promise<Decoder | undefined> {
  const Detector = window.BarcodeDetector;
  const supported = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (Detector === undefined || !NEEDED.every((format) => supported.includes(format))) return undefined;
  const detector = new Detector({ formats: FORMATS.filter((format) => supported.includes(format)) });
  let other: Promise<Decoder> | undefined;
  return {
    async decode(video) {
      if (other !== undefined) return (await other).decode(video);
      try {
        return (await detector.detect(video)).find(({ rawValue }) => rawValue !== "")?.rawValue;
      } catch {
        other = loadOther();
        return (await other).decode(video);
      }
    },
  };
}
