import { builtInDecoder } from "./builtInDecoder.ts";

/** Finds a code in a picture. */
export interface Decoder {
  /** The text of a code in what the video shows now, or undefined where it shows none that can be read. */
  decode(video: HTMLVideoElement): Promise<string | undefined>;
}

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
