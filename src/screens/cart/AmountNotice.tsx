import type { Sen } from "../../domain/money.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import type { SavedItem } from "../../stores/cartStorage.ts";
import type { Obstacle } from "../../stores/freshAmounts.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { amountInText } from "../parts/amountInText.ts";
import { useObstacleText } from "../parts/useObstacleText.ts";

/** What the server said of an item since it was added: why it cannot be paid, or the old amount beside the new one. */
export function AmountNotice(props: {
  readonly item: SavedItem;
  readonly was: Sen | undefined;
  readonly obstacle: Obstacle | undefined;
}) {
  const { t } = useTranslation();
  const obstacleText = useObstacleText();
  const { item, was, obstacle } = props;
  if (obstacle !== undefined) return <Notice tone="danger" title={obstacleText(obstacle, item)} />;
  if (was === undefined) return null;
  const amounts = { was: amountInText(was), now: amountInText(item.amount) };
  return <Notice tone="warning" title={<span translate="no">{t("cart.changed", amounts)}</span>} />;
}
