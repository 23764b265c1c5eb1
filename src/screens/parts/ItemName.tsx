import { useTranslation } from "react-i18next";
import type { CartItem, ServiceLine } from "../../charges/index.ts";
import { chargeOf } from "../../charges/lines.ts";
import { useDynamicText } from "./texts.ts";

/** The kind and the number of an item or a line, "Trading licence R1300001". A form's item has no number of its own. */
export function ItemName({ of }: { readonly of: CartItem | ServiceLine }) {
  const { t } = useTranslation();
  const word = useDynamicText();
  const charge = chargeOf(of);
  const kind = charge.kindOf?.(of);
  const name = kind === undefined ? t(`charges.name.${of.type}`) : word(kind);
  if (charge.source === "form") return name;
  return (
    <>
      {name} <bdi translate="no">{charge.numberOf(of)}</bdi>
    </>
  );
}
