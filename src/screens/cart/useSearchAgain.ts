import { chargeOf } from "../../charges/lines.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";
import type { BlockReason } from "../../stores/freshAmounts.ts";
import { type Destination, useEnvironment } from "../environment.tsx";

/**
 * Where an item that can no longer be paid as it was added is searched for again. Nowhere, when its council is closed or is
 * another than the page's; a form has no number to search by, and what was filled in stays out of addresses.
 */
export function useSearchAgain(): (
  item: SavedItem,
  blockReason: BlockReason | undefined,
) => Destination | undefined {
  const { council, canChooseCouncil } = useEnvironment();
  return (item, blockReason) => {
    if (blockReason !== "gone" || (!canChooseCouncil && item.council !== council)) return undefined;
    const charge = chargeOf(item);
    return {
      screen: "search",
      charge: item.type,
      ...(charge.source !== "form" && { account: charge.numberOf(item) }),
      ...(canChooseCouncil && { council: item.council }),
    };
  };
}
