/**
 * "Chunk-load failure. The page reloads. A second reload is allowed only after 60 seconds." (docs/specification.md, section 4):
 * when
 * another version was put up, the parts of the one that stands open are gone. The address, the cart and the journal of the
 * last payment outlive a reload. A part whose absence its screen can say, as the reader of codes, reloads nothing.
 */

const KEY = "kaunter.reloaded";
const PAUSE = 60_000;

/** What Vite tells the page when a part of the program could not be fetched; the import then fails with the same error. */
const LOST = "vite:preloadError";

const lost = new WeakSet<object>();

/** Takes note of the parts that could not be fetched. To be called before any is. */
export function watchForChunkLoadFailures(): void {
  addEventListener(LOST, (event) => {
    if ("payload" in event && event.payload instanceof Error) lost.add(event.payload);
  });
}

/**
 * Loads the page anew where it broke for want of a part. Offline that would lose the page too, so it waits for the network;
 * where no reload can be remembered there is none, or a part that stays lost would reload for ever.
 * @returns whether the page is being loaded anew
 */
export function reloadAfterChunkLoadFailure(broke: unknown, reload = () => location.reload()): boolean {
  if (!isLost(broke)) return false;
  if (!navigator.onLine) {
    addEventListener("online", () => mayReload() && reload(), { once: true });
    return false;
  }
  if (!mayReload()) return false;
  reload();
  return true;
}

/** The texts' own error names the one that it comes from. */
function isLost(broke: unknown): boolean {
  return (
    broke instanceof Error && (lost.has(broke) || (broke.cause instanceof Error && lost.has(broke.cause)))
  );
}

/** Once, and again after the pause; says yes once for each reload. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (Date.now() < last + PAUSE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
