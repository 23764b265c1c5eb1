import { useTranslation } from "react-i18next";
import type { Offer } from "../../charges/charge.ts";
import type { CartItem } from "../../charges/index.ts";
import { ChoiceCards } from "../../ui/field/ChoiceCards.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { PartList } from "../parts/FactList.tsx";
import { useWord } from "../parts/useWord.ts";

/** The ways to pay, side by side with what each costs and until when it pays; and what the chosen amount is made of. */
export function OfferChoice(props: {
  readonly offers: readonly Offer<CartItem>[];
  readonly chosen: Offer<CartItem>;
  readonly onChoose: (choice: string) => void;
}) {
  const { t } = useTranslation();
  const word = useWord();
  const { offers, chosen } = props;
  const detailOf = (offer: Offer<CartItem>) =>
    offer.paidUntil && t("search.paidUntil", { period: offer.paidUntil });
  return (
    <Stack>
      {offers.length === 1 && (
        <Stack gap="hair">
          <Text strong>{word(chosen.label)}</Text>
          {chosen.paidUntil !== undefined && (
            <Text size="small" tone="muted">
              {detailOf(chosen)}
            </Text>
          )}
        </Stack>
      )}
      {offers.length > 1 && (
        <ChoiceCards
          legend={t("search.howMuch")}
          value={chosen.choice}
          onChange={props.onChoose}
          choices={offers.map((offer) => ({
            value: offer.choice,
            title: word(offer.label),
            detail: detailOf(offer),
            amount: offer.amount,
          }))}
        />
      )}
      <PartList parts={chosen.parts} total={{ label: t("common.total"), amount: chosen.amount }} />
    </Stack>
  );
}
