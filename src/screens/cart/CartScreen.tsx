import { useTranslation } from "react-i18next";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { ClosedNotice, useClosing } from "../parts/ClosedNotice.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { OpenCart } from "./OpenCart.tsx";

/** The cart. While the counter is closing, a notice replaces it: the server gives no amounts then, and nothing can be paid. */
export function CartScreen() {
  const { t } = useTranslation();
  const { isClosing } = useClosing();
  if (!isClosing) return <OpenCart />;
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("cart.title")}</ScreenHeading>
      <HeadingLevel>
        <ClosedNotice />
      </HeadingLevel>
    </Stack>
  );
}
