import { chargeOf } from "../../charges/lines.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import type { SavedItem } from "../../stores/cartStorage.ts";
import { useHandedOver } from "../../stores/handedOver.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";

/** Says of what the council's record cannot tell to be paid that the portal may have sold it; of a bill nothing. */
export function HandedOverNotice({ item }: { readonly item: SavedItem }) {
  const { t } = useTranslation();
  const at = useHandedOver((handedOver) => handedOver.get(item.id));
  if (at === undefined || chargeOf(item).source === "bill") return null;
  return <Notice tone="warning" title={t("cart.handedOver", { time: formatDateTime(at) })} />;
}
