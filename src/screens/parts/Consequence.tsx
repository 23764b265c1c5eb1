import type { CartItem, ServiceLine } from "../../charges/index.ts";
import { chargeOf } from "../../charges/lines.ts";
import { malaysiaDay } from "../../domain/malaysiaTime.ts";
import { Text } from "../../ui/text/Text.tsx";
import { usePageLanguage } from "./texts.ts";

/**
 * The consequence of a cheaper choice, "The renewal is not included." Renders nothing for an item without one.
 * @param props.paidAt the start of the payment, an instant in UTC. Absent for an item that is not paid yet
 */
export function Consequence(props: {
  readonly of: CartItem | ServiceLine;
  readonly paidAt?: string | undefined;
}) {
  const language = usePageLanguage();
  const { of, paidAt } = props;
  const { year } = malaysiaDay(paidAt === undefined ? new Date() : new Date(paidAt));
  const consequence = chargeOf(of).consequenceOf?.(of, year);
  return (
    consequence && (
      <Text size="small" strong>
        {consequence[language]}
      </Text>
    )
  );
}
