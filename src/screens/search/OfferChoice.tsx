import { useTranslation } from "react-i18next";
import type { Offer } from "../../charges/charge.ts";
import type { CartItem } from "../../charges/index.ts";
import { ChoiceCards } from "../../ui/field/ChoiceCards.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { PartList } from "../parts/FactList.tsx";
import { useDynamicText } from "../parts/useDynamicText.ts";

/** The ways to pay, with the price and the paid period of each, and the parts of the chosen amount. */
export function OfferChoice(props: {
  readonly offers: readonly Offer<CartItem>[];
  readonly chosen: Offer<CartItem>;
  readonly onChoose: (choice: string) => void;
}) {
  const { t } = useTranslation();
  const word = useDynamicText();
  const { offers, chosen } = props;
  const detailOf = (offer: Offer<CartItem>) =>
    offer.paidUntil && t("search.paidUntil", { period: offer.paidUntil });
  // There is only one way to pay, and its amount has one part. The row of the total then shows both.
  const alone = offers.length === 1 && chosen.parts.length === 1;
  return (
    <Stack>
      {offers.length === 1 && !alone && <Text strong>{word(chosen.label)}</Text>}
      {offers.length > 1 && (
        <ChoiceCards
          legend={t("search.howMuch")}
          value={chosen.choice}
          onChange={props.onChoose}
          choices={offers.map((offer) => ({
            value: offer.choice,
            title: word(offer.label),
            detail: detailOf(offer),
            amount: <Money amount={offer.amount} size="large" />,
          }))}
        />
      )}
      <Stack gap="hair">
        <PartList
          parts={chosen.parts}
          total={{ label: alone ? word(chosen.label) : t("common.total"), amount: chosen.amount }}
        />
        {offers.length === 1 && chosen.paidUntil !== undefined && (
          <Text size="small" tone="muted">
            {detailOf(chosen)}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
