import type { LucideIcon } from "lucide-react";
import BedDouble from "lucide-react/icons/bed-double";
import FileBadge from "lucide-react/icons/file-badge";
import House from "lucide-react/icons/house";
import ReceiptText from "lucide-react/icons/receipt-text";
import SquareParking from "lucide-react/icons/square-parking";
import Store from "lucide-react/icons/store";
import { useTranslation } from "react-i18next";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import { LinkTile } from "../../ui/action/LinkTile.tsx";
import { useDestinationLink } from "../parts/useDestinationLink.ts";
import { useDynamicText } from "../parts/useDynamicText.ts";

/** A charge type that is not listed gets the icon of a bill. */
const ICONS: Readonly<Partial<Record<ChargeType, LucideIcon>>> = {
  assessment: House,
  license: FileBadge,
  market: Store,
  parking: SquareParking,
  // The charge counts guests and days.
  local_government_charge: BedDouble,
};

/** A charge type, with a link to its search or form. */
export function ChargeTile({ type }: { readonly type: ChargeType }) {
  const { t } = useTranslation();
  const word = useDynamicText();
  const { href, follow } = useDestinationLink({ screen: "search", charge: type });
  return (
    <LinkTile
      icon={ICONS[type] ?? ReceiptText}
      title={t(`charges.name.${type}`)}
      detail={word(`charges.summary.${type}`)}
      href={href}
      onClick={follow}
    />
  );
}
