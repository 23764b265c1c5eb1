import type { ConfiguredText } from "../../domain/configuredText.ts";
import { readConfiguration } from "../configuration/readConfiguration.ts";
import type { Services } from "../services.ts";

/** Returns the configured banner message. Null when there is none, or the database does not answer in time. */
export type BannerReader = () => Promise<ConfiguredText | null>;

type BannerServices = Pick<Services, "databases" | "clock" | "timer">;

/** Milliseconds that a page waits for its banner. A later banner appears with the next screen. */
const PATIENCE = 500;

/** Without a banner, a page still comes when the database is slow, fails, or holds an invalid configuration. */
export function bannerReader({ databases: { metadata }, clock, timer }: BannerServices): BannerReader {
  return async () => {
    const over = new AbortController();
    const read = readConfiguration(metadata, clock.now()).then(
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
