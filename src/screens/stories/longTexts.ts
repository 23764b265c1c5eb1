import { COMPOUND, STALL } from "./recordedAnswers.ts";
import { fillDraft } from "./recordedDraft.ts";
import { offeredItem } from "./recordedItems.ts";
import { fillCart } from "./recordedPortal.tsx";

/** Texts as long as they get, and from right to left: whoever wrote them did not know where they would be drawn. */

/** Without a place to break it. */
export const LONG_NAME = "W".repeat(60);

export const LONG_COMPOUND = {
  ...COMPOUND,
  offence:
    "Membiarkan kenderaan menghalang laluan pejalan kaki dan laluan kecemasan di hadapan premis perniagaan pada waktu puncak",
};

export const LONG_STALL = { ...STALL, market: "سوق السمك (3) ٢", tenant: LONG_NAME };

/** Leaves a citizen with a long name at the steps to the bank, with bills of long words. */
export async function payLongTexts(): Promise<void> {
  fillDraft({ name: LONG_NAME });
  await fillCart([offeredItem(LONG_COMPOUND), offeredItem(LONG_STALL)]);
}
