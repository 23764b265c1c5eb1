/**
 * Reloads the page when a chunk fails to load, and a second time only after 60 seconds (rule 4.15). This happens after an update,
 * when the open page's chunks are gone from the server. The address, the cart and the stored payment attempt survive a reload. A
 * chunk that its screen can do without, such as the QR reader, causes no reload.
 */

const KEY = "kaunter.reloaded";
const PAUSE = 60_000;

/** Vite's event for a chunk that failed to load. The import then throws the same error. */
const LOST = "vite:preloadError";

const lost = new WeakSet<object>();

/** Records the chunks that fail to load. Call it before the first import. */
export function watchForChunkLoadFailures(): void {
  addEventListener(LOST, (event) => {
    if ("payload" in event && event.payload instanceof Error) lost.add(event.payload);
  });
}

/**
 * Reloads the page after a chunk failed to load. Offline, a reload would lose the page too, so it waits for the network. Without
 * sessionStorage it never reloads, because a chunk that stays missing would cause endless reloads.
 * @returns whether the page is reloading
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

/** The error of missing texts has the chunk's error as its cause. */
function isLost(broke: unknown): boolean {
  return (
    broke instanceof Error && (lost.has(broke) || (broke.cause instanceof Error && lost.has(broke.cause)))
  );
}

/** Allows one reload, and the next after the pause. Each call that returns true records a reload. */
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
