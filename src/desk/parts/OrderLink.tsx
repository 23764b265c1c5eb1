import type { OrderNumber } from "../../domain/identifiers.ts";
import { useEnvironment } from "../../screens/environment.tsx";
import { TextLink } from "../../ui/action/TextLink.tsx";
import { OrderText } from "./OrderText.tsx";

/** An order number that leads to the page of its payment on the desk. */
export function OrderLink({ order }: { readonly order: OrderNumber }) {
  const { hrefOf } = useEnvironment();
  const href = hrefOf({ screen: "desk", page: "payments", order });
  const text = <OrderText>{order}</OrderText>;
  return href === undefined ? text : <TextLink href={href}>{text}</TextLink>;
}
