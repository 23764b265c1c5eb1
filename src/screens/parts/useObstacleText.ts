import type { CartItem } from "../../charges/index.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import type { Obstacle } from "../../stores/freshAmounts.ts";
import { useWord } from "./useWord.ts";

/** Why an item cannot be paid, in a citizen's words. */
export function useObstacleText(): (obstacle: Obstacle, item: CartItem) => string {
  const { t } = useTranslation();
  const word = useWord();
  return (obstacle, { type }) => {
    if (obstacle === "paid") return t("cart.paid");
    if (obstacle === "gone") return t("cart.gone");
    return word(`errors.reason.${obstacle}`, { field: t(`charges.name.${type}`) });
  };
}
