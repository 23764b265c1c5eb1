import type { ConfiguredText } from "../../domain/configuredText.ts";
import { readConfiguration } from "../configuration/readConfiguration.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import type { Timer } from "../timer.ts";

/** Tells the configured banner's message; null where there is none, or none is known in time. */
export type BannerReader = () => Promise<ConfiguredText | null>;

/** Milliseconds that a page waits for its banner. One that comes later is shown from the next screen on. */
const PATIENCE = 500;

/** The page comes without a banner where the database is slow, or away, or holds what it may not. */
export function bannerReader(metadata: DocumentStore, timer: Timer): BannerReader {
  return async () => {
    const over = new AbortController();
    const read = readConfiguration(metadata).then(
      ({ snackbarMessage }) => snackbarMessage,
      () => null,
    );
    try {
      return await Promise.race([read, timer.wait(PATIENCE, over.signal).then(() => null)]);
    } finally {
      over.abort();
    }
  };
}
