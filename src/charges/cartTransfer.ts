import { type Infer, object, optional } from "superstruct";
import { chargeType, councilCode } from "../domain/schemas/identifierStructs.ts";
import { text } from "../domain/schemas/limits.ts";
import { FILLED } from "../domain/schemas/plainText.ts";

/**
 * A cart that a council's page passes to the portal in the fragment of the portal's address. The fragment names each item and
 * contains no personal data. The portal looks each item up again, and asks the citizen before it adds them.
 *
 * `cart=1&item=mpt.assessment.3.130045001&item=mpt.parking.500.P130001&item=mpt.local_government_charge`: council, charge type,
 * choice and number. The number comes last because it may contain dots. The number of a form contains a guest's name, so it is
 * left out and the citizen fills the form in again.
 */

export const CART_VERSION = "1";
export const CART_PARAMETER = "cart";
export const ITEM_PARAMETER = "item";
/** The number of items that did not fit. */
export const LEFT_PARAMETER = "left";

/** More than a cart takes by default, because a deployment may configure a larger cart. */
export const MOST_ITEMS = 50;
export const NUMBER_LONGEST = 60;
/** The longest fragment in characters: every number at its longest, with every character escaped. */
export const CART_TRANSFER_LONGEST = 32_000;

/** One item of a transferred cart. Without a number, the citizen enters it again. */
export const transferredItem = object({
  council: councilCode,
  type: chargeType,
  /** The choice among a bill's offers, or a reload's amount in sen. */
  selection: optional(text({ pattern: /^[a-z0-9]{1,12}$/ })),
  /** As printed. */
  number: optional(text({ max: NUMBER_LONGEST, pattern: FILLED })),
});

export type TransferredItem = Infer<typeof transferredItem>;
