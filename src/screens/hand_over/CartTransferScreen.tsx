import type { TFunction } from "i18next";
import { useMemo, useRef } from "react";
import { readCartTransfer } from "../../charges/readCartTransfer.ts";
import { useNamespace } from "../../i18n/useNamespaces.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { type HandedOverCart, useEnvironment } from "../environment.tsx";
import { ClosedNotice } from "../parts/ClosedNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { StorageNotice } from "../parts/StorageNotice.tsx";
import { useClosing } from "../parts/useClosing.ts";
import { OpenCartTransfer } from "./OpenCartTransfer.tsx";

/**
 * A council's page led here with its cart: what lies in it is looked up again, shown as anybody sees it, and added when the
 * citizen says so. A link that somebody else made adds nothing.
 */
export function CartTransferScreen() {
  const { t } = useTranslation();
  const texts = useNamespace("handOver");
  const { isClosing } = useClosing();
  const { handOver } = useEnvironment();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight">
        <ScreenHeading ref={heading}>{t("shell.screen.hand_over")}</ScreenHeading>
        {texts !== undefined && <Text tone="muted">{texts("handOver.lead")}</Text>}
      </Stack>
      <HeadingLevel>
        <StorageNotice />
        {isClosing ? (
          <ClosedNotice />
        ) : texts === undefined ? (
          <Loading shape="block" lines={4} />
        ) : (
          <Asked texts={texts} handOver={handOver} />
        )}
      </HeadingLevel>
    </Stack>
  );
}

function Asked({
  texts,
  handOver,
}: {
  readonly texts: TFunction;
  readonly handOver: HandedOverCart | undefined;
}) {
  const { t } = useTranslation();
  const query = handOver?.query ?? "";
  const cart = useMemo(() => readCartTransfer(query), [query]);
  if (handOver === undefined || cart === undefined || cart.items.length + cart.unread === 0)
    return (
      <NothingHere
        title={texts("handOver.nothing")}
        help={texts("handOver.nothingHelp")}
        to={{ screen: "search" }}
        go={t("cart.find")}
      />
    );
  // another cart is another question
  return <OpenCartTransfer key={query} texts={texts} cart={cart} handOver={handOver} />;
}
