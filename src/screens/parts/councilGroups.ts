import type { CouncilCode } from "../../domain/councils.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";

/** The items of one council. */
export interface CouncilGroup {
  readonly council: CouncilCode;
  readonly items: readonly SavedItem[];
}

/** The items by council, the councils in the order they came into the cart. */
export function groupByCouncil(items: readonly SavedItem[]): readonly CouncilGroup[] {
  const councils = [...new Set(items.map(({ council }) => council))];
  return councils.map((council) => ({ council, items: items.filter((item) => item.council === council) }));
}
