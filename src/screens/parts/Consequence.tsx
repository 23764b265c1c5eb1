import type { CartItem, ServiceLine } from "../../charges/index.ts";
import { chargeOf } from "../../charges/lines.ts";
import { Text } from "../../ui/text/Text.tsx";
import { usePageLanguage } from "./texts.ts";

/** The consequence of a cheaper choice, "The renewal is not included." Renders nothing for an item without one. */
export function Consequence({ of }: { readonly of: CartItem | ServiceLine }) {
  const language = usePageLanguage();
  const consequence = chargeOf(of).consequenceOf?.(of);
  return (
    consequence && (
      <Text size="small" strong>
        {consequence[language]}
      </Text>
    )
  );
}
