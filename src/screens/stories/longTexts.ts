import { COMPOUND, STALL } from "./recordedAnswers.ts";
import { fillDraft } from "./recordedDraft.ts";
import { offeredItem } from "./recordedItems.ts";
import { fillCart } from "./recordedPortal.tsx";

/** The longest texts and a text from right to left. Such texts come from the councils' records and fit no particular layout. */

/** A browser cannot break this name. */
export const LONG_NAME = "W".repeat(60);

export const LONG_COMPOUND = {
  ...COMPOUND,
  offence:
    "Membiarkan kenderaan menghalang laluan pejalan kaki dan laluan kecemasan di hadapan premis perniagaan pada waktu puncak",
};

export const LONG_STALL = { ...STALL, market: "سوق السمك (3) ٢", tenant: LONG_NAME };

/** Puts a citizen with a long name, and bills with long texts, at the steps to the bank. */
export async function payLongTexts(): Promise<void> {
  fillDraft({ name: LONG_NAME });
  await fillCart([offeredItem(LONG_COMPOUND), offeredItem(LONG_STALL)]);
}
