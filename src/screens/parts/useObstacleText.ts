import { useTranslation } from "react-i18next";
import type { CartItem } from "../../charges/index.ts";
import type { Obstacle } from "../../stores/freshAmounts.ts";
import { useWord } from "./useWord.ts";

/** Why an item cannot be paid, in a citizen's words. */
export function useObstacleText(): (obstacle: Obstacle, item: CartItem) => string {
  const { t } = useTranslation();
  const word = useWord();
  return (obstacle, { type }) =>
    obstacle === "gone"
      ? t("cart.gone")
      : word(`errors.reason.${obstacle}`, { field: t(`charges.name.${type}`) });
}
