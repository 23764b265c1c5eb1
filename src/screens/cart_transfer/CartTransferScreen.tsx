import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { readCartTransfer } from "../../charges/readCartTransfer.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { type ReceivedCart, useEnvironment } from "../environment.tsx";
import { ClosedNotice, useClosing } from "../parts/ClosedNotice.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { StorageNotice } from "../parts/StorageNotice.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { OpenCartTransfer } from "./OpenCartTransfer.tsx";

function CartTransfer() {
  const { t } = useTranslation();
  const { isClosing } = useClosing();
  const { cartTransfer } = useEnvironment();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight">
        <ScreenHeading ref={heading}>{t("shell.screen.hand_over")}</ScreenHeading>
        <Text tone="muted">{t("cartTransfer.lead")}</Text>
      </Stack>
      <HeadingLevel>
        <StorageNotice />
        {isClosing ? <ClosedNotice /> : <Asked cartTransfer={cartTransfer} />}
      </HeadingLevel>
    </Stack>
  );
}

/**
 * A council's page leads here with its cart. The screen searches for each item again, shows what any visitor may see, and adds
 * the items only after the citizen agrees. So a link from a stranger adds nothing.
 */
export const CartTransferScreen = withTexts(["cartTransfer"], CartTransfer);

function Asked({ cartTransfer }: { readonly cartTransfer: ReceivedCart | undefined }) {
  const { t } = useTranslation();
  const query = cartTransfer?.query ?? "";
  const cart = useMemo(() => readCartTransfer(query), [query]);
  if (cartTransfer === undefined || cart === undefined || cart.items.length + cart.unread === 0)
    return (
      <NothingHere
        title={t("cartTransfer.nothing")}
        help={t("cartTransfer.nothingHelp")}
        to={{ screen: "search" }}
        go={t("cart.find")}
      />
    );
  // A new key: another cart needs its own look-ups and its own answer.
  return <OpenCartTransfer key={query} texts={t} cart={cart} cartTransfer={cartTransfer} />;
}
