import type { Infer } from "superstruct";
import { revokedList } from "../api/schemas/verification.ts";
import { readRevokedList } from "../api/statements.ts";
import { instantText } from "../domain/instant.ts";
import { isOurList } from "../domain/statements/revokedList.ts";
import { keptAnswer } from "./keptAnswer.ts";
import type { KeptKeys } from "./keptKeys.ts";

type KeptList = Infer<typeof revokedList>;

/** Milliseconds that the device's clock may be behind the portal's. */
const CLOCK_BEHIND = 24 * 60 * 60_000;

const { keep, last } = keptAnswer("kaunter.revoked-list", revokedList);

/**
 * The portal's list of revoked documents, or the last one that this device got. Undefined if it has none that one of the
 * keys signed, or cannot verify signatures.
 * @param asked the portal's keys, whose call may still be on its way
 */
export async function currentList(
  portal: string,
  asked: Promise<KeptKeys | undefined>,
): Promise<KeptList | undefined> {
  const [kept, fresh] = await Promise.all([asked, readRevokedList(portal)]);
  // Despite its type, `subtle` is missing on an insecure page.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (kept === undefined || subtle === undefined) return undefined;
  let newest: KeptList | undefined;
  // A list of the future would replace every true one until then.
  const latest = instantText(new Date(Date.now() + CLOCK_BEHIND));
  // A cache on the way may answer with an older list.
  for (const list of [last(), fresh]) {
    if (list === undefined || list.at > latest || list.at < (newest?.at ?? "")) continue;
    if (await isOurList(list, kept.keys, subtle)) newest = list;
  }
  if (newest !== undefined && newest === fresh) keep(newest);
  return newest;
}
