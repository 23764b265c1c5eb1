/**
 * The panel waits this long for a server. Otherwise a server that accepts connections but never answers would block the panel.
 */
const PATIENCE_MS = 8_000;

/** Aborts a request that takes too long. */
export function patience(): AbortSignal {
  return AbortSignal.timeout(PATIENCE_MS);
}
