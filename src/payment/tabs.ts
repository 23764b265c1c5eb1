import { type Infer, is, literal, object, union } from "superstruct";
import { paymentId } from "../domain/schemas/identifierStructs.ts";
import { adoptAttempt, attempt, JOURNAL_KEY } from "./journal.ts";
import { isOnSharedComputer } from "./sharedComputer.ts";

/**
 * What the tabs of one origin tell each other of this browser's payment, so that none of them pays beside another. It holds no
 * personal data. Where the browser has no channel the journal's own storage tells it; where both are blocked a tab asks the
 * server when it is shown, as ever. On a shared computer tabs tell each other nothing: they may be other people's.
 */

const left = object({ what: literal("left"), attempt });
const ended = object({ what: literal("ended"), id: paymentId });

const tabMessage = union([left, ended]);

export type TabMessage = Infer<typeof tabMessage>;

const channel = openChannel();

function openChannel(): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("kaunter-attempt");
  } catch {
    // A page of no origin may have none.
    return undefined;
  }
}

/** Tells the other tabs. */
export function sendToTabs(message: TabMessage): void {
  if (!isOnSharedComputer()) channel?.postMessage(message);
}

/**
 * Follows what other tabs tell: that one left for the bank, that its payment has an ending, or, undefined, that the journal is
 * another.
 * @returns what stops it
 */
export function followTabs(heard: (message: TabMessage | undefined) => void): () => void {
  const fromChannel = ({ data }: MessageEvent<unknown>) => {
    if (isOnSharedComputer() || !is(data, tabMessage)) return;
    if (data.what === "left") adoptAttempt(data.attempt);
    heard(data);
  };
  const fromStorage = ({ key }: StorageEvent) => {
    if (isOnSharedComputer()) return;
    if (key === JOURNAL_KEY || key === null) heard(undefined);
  };
  channel?.addEventListener("message", fromChannel);
  addEventListener("storage", fromStorage);
  return () => {
    channel?.removeEventListener("message", fromChannel);
    removeEventListener("storage", fromStorage);
  };
}
