import type { Sen } from "../../domain/money.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import type { SavedItem } from "../../stores/cartStorage.ts";
import type { BlockReason } from "../../stores/freshAmounts.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { amountInText } from "../parts/paying/amountInText.ts";
import { useBlockReasonText } from "../parts/paying/useBlockReasonText.ts";

/** What the server said of an item since it was added: why it cannot be paid, or the old amount beside the new one. */
export function AmountNotice(props: {
  readonly item: SavedItem;
  readonly was: Sen | undefined;
  readonly blockReason: BlockReason | undefined;
}) {
  const { t } = useTranslation();
  const blockReasonText = useBlockReasonText();
  const { item, was, blockReason } = props;
  if (blockReason !== undefined) return <Notice tone="danger" title={blockReasonText(blockReason, item)} />;
  if (was === undefined) return null;
  const amounts = { was: amountInText(was), now: amountInText(item.amount) };
  return <Notice tone="warning" title={<span translate="no">{t("cart.changed", amounts)}</span>} />;
}
