/**
 * A cart that a council's page hands over to the portal in the fragment of the portal's address: what each item is, and nothing
 * that is anybody's. The portal looks each up again, and asks before it takes it.
 *
 * `cart=1&item=mpt.assessment.3.130045001&item=mpt.parking.500.P130001&item=mpt.local_government_charge`: council, charge type,
 * what was chosen of it and its number, which comes last since it may hold dots. A form's number holds a guest's name: it is
 * filled in again.
 */

export const CART_VERSION = "1";
export const CART_PARAMETER = "cart";
export const ITEM_PARAMETER = "item";
/** How many items there was no room for. */
export const LEFT_PARAMETER = "left";

/** More than a cart holds by default; a council may let it hold more. */
export const MOST_ITEMS = 50;
export const NUMBER_LONGEST = 60;
/** What the fragment comes to at most, in characters: every number as long as may be, and each of its characters escaped. */
export const CART_TRANSFER_LONGEST = 32_000;
