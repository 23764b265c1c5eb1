import type { TFunction } from "i18next";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { TransferredItem } from "../../charges/cartTransfer.ts";
import type { CartItem } from "../../charges/index.ts";
import { chargeOf, nameOf } from "../../charges/lines.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import { ChargeTitle } from "../parts/ChargeTitle.tsx";
import { Consequence } from "../parts/Consequence.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { FactList, PartList } from "../parts/FactList.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { OtherPaymentInProgressNotice } from "../parts/paying/OtherPaymentInProgressNotice.tsx";
import { useDynamicText } from "../parts/texts.ts";
import type { ListedItem, TransferredItemStatus } from "./transferredItemStatus.ts";
import { isLookedForAgain } from "./useCartTransfer.ts";

/** The items of one group under a heading. Renders nothing for an empty group. */
export function TransferredGroup(props: {
  readonly title: string;
  readonly texts: TFunction;
  readonly transferred: readonly ListedItem[];
}) {
  const name = useId();
  if (props.transferred.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={name}>
      <Heading id={name}>{props.title}</Heading>
      <HeadingLevel>
        {props.transferred.map(({ transferred, status }) =>
          status.is === "new" ? (
            <NewItem key={keyOf(transferred)} item={status.item} openSince={status.openSince} />
          ) : (
            <OtherItem
              key={keyOf(transferred)}
              transferred={transferred}
              status={status}
              texts={props.texts}
            />
          ),
        )}
      </HeadingLevel>
    </Stack>
  );
}

function keyOf({ council, type, number }: TransferredItem): string {
  return [council, type, number].join();
}

/** An item that can be added. Like the search, it shows people's names masked. Its number stands among its facts. */
function NewItem({ item, openSince }: { readonly item: CartItem; readonly openSince: string | undefined }) {
  const word = useDynamicText();
  const name = nameOf(item);
  const charge = chargeOf(item);
  const parts = charge.lineParts(charge.lineOf(item));
  const { type, council } = item;
  return (
    <Card as="article">
      <Stack>
        <ChargeTitle of={item}>
          {word(name.kind)}
          {name.number !== undefined && <VisuallyHidden> {name.number}</VisuallyHidden>}
        </ChargeTitle>
        <OtherPaymentInProgressNotice
          bill={{ type, council, number: charge.numberOf(item) }}
          since={openSince}
        />
        <FactList facts={charge.itemFacts(item)} />
        <Consequence of={item} />
        {parts.length > 1 && <PartList parts={parts} />}
      </Stack>
    </Card>
  );
}

/** An item that cannot be added, with the reason and the next step. */
function OtherItem(props: {
  readonly transferred: TransferredItem;
  readonly status: TransferredItemStatus;
  readonly texts: TFunction;
}) {
  const { t } = useTranslation();
  const { transferred, status, texts } = props;
  const reason = useReason(texts)(transferred, status);
  const refusal = status.is === "refused" ? status.refusal : undefined;
  return (
    <Card as="article" tone="sunken">
      <Stack align="start">
        <Stack gap="hair">
          <Heading size="part">{t(`charges.name.${transferred.type}`)}</Heading>
          {transferred.number !== undefined && (
            <Text>
              <bdi translate="no">{transferred.number}</bdi>
            </Text>
          )}
          <Text size="small" tone="muted">
            <CouncilName code={transferred.council} />
          </Text>
        </Stack>
        <Text>{reason}</Text>
        {refusal !== undefined && isLookedForAgain(refusal) && (
          <GoButton
            to={{
              screen: "search",
              council: transferred.council,
              charge: transferred.type,
              ...(transferred.number !== undefined && { account: transferred.number }),
            }}
          >
            {refusal === "fillAgain" ? texts("cartTransfer.fillIn") : t("cart.searchAgain")}
          </GoButton>
        )}
      </Stack>
    </Card>
  );
}

function useReason(
  texts: TFunction,
): (transferred: TransferredItem, status: TransferredItemStatus) => string {
  const { t } = useTranslation();
  const word = useDynamicText();
  return ({ type, number = "" }, status) => {
    if (status.is === "inCart") return t("search.exists", { number });
    if (status.is === "full") return t("search.full");
    if (status.is === "notice") return word(status.notice.text, status.notice.values);
    if (status.is !== "refused") return "";
    switch (status.refusal) {
      case "fillAgain":
        return texts("cartTransfer.fillAgain");
      case "paid":
        return t("cart.paid");
      case "changed":
        return t("cart.gone");
      case "missing":
        return texts("cartTransfer.missing");
      default:
        return word(`errors.reason.${status.refusal}`, { field: t(`charges.name.${type}`) });
    }
  };
}
