import { type Infer, is, literal, object, union } from "superstruct";
import { paymentId } from "../domain/schemas/identifierStructs.ts";
import { adoptAttempt, attempt, JOURNAL_KEY } from "./journal.ts";
import { storageName } from "./pageMode.ts";
import { isOnSharedComputer } from "./sharedComputer.ts";

/**
 * The tabs of one origin send each other messages about this browser's payment, so that no two of them pay at once. The messages
 * have no personal data. If the browser has no BroadcastChannel, storage events of the journal replace it. If both are blocked, a
 * tab asks the server when it becomes visible. On a shared computer tabs send nothing, because another person may have opened
 * one.
 */

const left = object({ what: literal("left"), attempt });
const ended = object({ what: literal("ended"), id: paymentId });

const tabMessage = union([left, ended]);

export type TabMessage = Infer<typeof tabMessage>;

let opened: BroadcastChannel | undefined;

/** Opened at the first use, because the first element settles the page's mode after this module is loaded. */
function tabChannel(): BroadcastChannel | undefined {
  opened ??= openChannel();
  return opened;
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === "undefined"
      ? undefined
      : new BroadcastChannel(storageName("kaunter-attempt"));
  } catch {
    // A page with an opaque origin may not open a channel.
    return undefined;
  }
}

export function sendToTabs(message: TabMessage): void {
  if (!isOnSharedComputer()) tabChannel()?.postMessage(message);
}

/**
 * Listens to other tabs. `heard` gets "left" when one left for the bank, "ended" when its payment ended, and undefined when
 * another tab changed the journal.
 * @returns a function that stops listening
 */
export function followTabs(heard: (message: TabMessage | undefined) => void): () => void {
  const fromChannel = ({ data }: MessageEvent<unknown>) => {
    if (isOnSharedComputer() || !is(data, tabMessage)) return;
    if (data.what === "left") adoptAttempt(data.attempt);
    heard(data);
  };
  const fromStorage = ({ key }: StorageEvent) => {
    if (isOnSharedComputer()) return;
    if (key === storageName(JOURNAL_KEY) || key === null) heard(undefined);
  };
  const channel = tabChannel();
  channel?.addEventListener("message", fromChannel);
  addEventListener("storage", fromStorage);
  return () => {
    channel?.removeEventListener("message", fromChannel);
    removeEventListener("storage", fromStorage);
  };
}
