/** How long a server may take to answer the panel; one that takes connections and never answers would keep it at "Checking …". */
const PATIENCE_MS = 8_000;

/** Ends what is asked of a server when it has taken too long. */
export function patience(): AbortSignal {
  return AbortSignal.timeout(PATIENCE_MS);
}
