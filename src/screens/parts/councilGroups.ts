import type { CouncilCode } from "../../domain/councils.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";

export interface CouncilGroup {
  readonly council: CouncilCode;
  readonly items: readonly SavedItem[];
}

/** Groups items by council. The councils keep the order in which they came into the cart. */
export function groupByCouncil(items: readonly SavedItem[]): readonly CouncilGroup[] {
  const councils = [...new Set(items.map(({ council }) => council))];
  return councils.map((council) => ({ council, items: items.filter((item) => item.council === council) }));
}
