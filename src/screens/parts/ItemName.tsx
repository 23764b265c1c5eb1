import type { CartItem, ServiceLine } from "../../charges/index.ts";
import { nameOf } from "../../charges/lines.ts";
import { useDynamicText } from "./texts.ts";

/** The kind and the number of an item or a line, "Trading licence R1300001". A form's item has no number of its own. */
export function ItemName({ of }: { readonly of: CartItem | ServiceLine }) {
  const word = useDynamicText();
  const { kind, number } = nameOf(of);
  if (number === undefined) return word(kind);
  return (
    <>
      {word(kind)} <bdi translate="no">{number}</bdi>
    </>
  );
}
