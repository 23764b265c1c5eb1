import type { Decoder } from "./zxingDecoder.ts";

/**
 * Returns the browser's own decoder, or else loads one in plain JavaScript. A page's policy may forbid WebAssembly.
 * @throws Error if the code cannot be loaded
 */
export async function loadDecoder(): Promise<Decoder> {
  return (await builtInDecoder(loadOther)) ?? (await loadOther());
}

async function loadOther(): Promise<Decoder> {
  return (await import("./zxingDecoder.ts")).zxingDecoder();
}

/** The used part of BarcodeDetector (https://wicg.github.io/shape-detection-api). No type library has it yet. */
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
 * Returns the browser's own decoder, or undefined if it cannot read the codes on bills.
 * @param loadOther loads the replacement for a decoder that fails. On a phone without Google's services, the browser's decoder
 *   exists and fails at its first picture.
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
