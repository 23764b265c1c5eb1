import { useId } from "react";
import { useTranslation } from "react-i18next";
import { payableOf, totalOf } from "../../stores/freshAmounts.ts";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { type CouncilGroup, groupByCouncil } from "../parts/councilGroups.ts";
import { CartLine } from "./CartLine.tsx";
import type { CartView } from "./useCartScreen.ts";

/** The items of the cart, grouped by council. With several councils, each group has a subtotal. */
export function CartItems({ cart }: { readonly cart: CartView }) {
  const groups = groupByCouncil(cart.items);
  return (
    <Stack gap="wide">
      {groups.map((group) => (
        <CouncilItems key={group.council} group={group} cart={cart} subtotal={groups.length > 1} />
      ))}
    </Stack>
  );
}

function CouncilItems(props: {
  readonly group: CouncilGroup;
  readonly cart: CartView;
  readonly subtotal: boolean;
}) {
  const { t } = useTranslation();
  const name = useId();
  const { group, cart } = props;
  return (
    <Stack as="section" aria-labelledby={name}>
      <Heading id={name}>
        <CouncilName code={group.council} />
      </Heading>
      <HeadingLevel>
        {group.items.map((item) => (
          <CartLine key={item.id} item={item} cart={cart} />
        ))}
      </HeadingLevel>
      {props.subtotal && (
        <DescriptionList
          rows={[
            {
              term: t("cart.subtotal"),
              value: <Money amount={totalOf(payableOf(group.items, cart))} />,
              total: true,
            },
          ]}
        />
      )}
    </Stack>
  );
}
