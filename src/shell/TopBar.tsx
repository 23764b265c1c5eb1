import House from "lucide-react/icons/house";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "../i18n/useTranslation.tsx";
import { useCart } from "../stores/cartState.ts";
import { watchCart } from "../stores/watchCart.ts";
import { CollapsibleMenu } from "../ui/action/CollapsibleMenu.tsx";
import { LinkButton } from "../ui/action/LinkButton.tsx";
import { Bar } from "../ui/layout/Bar.tsx";
import { Badge } from "../ui/text/Badge.tsx";
import { Icon } from "../ui/text/Icon.tsx";
import { AccountMenu } from "./account/AccountMenu.tsx";
import { LanguageButtons, type LanguageChoice } from "./language/LanguageButtons.tsx";
import { hashOf, type Page } from "./route.ts";

interface TopBarProps extends LanguageChoice {
  readonly page: Page | undefined;
  /** What stands over the bar, and would belong to no part of the page. */
  readonly children?: ReactNode;
}

/**
 * The title, which is the way home, the cart with the number of its items, the languages, and what there is for who is logged
 * in and who is not (docs/specification.md, section 2). Where it is narrow, all but home and the cart is behind a menu.
 */
export function TopBar({ page, children, ...choice }: TopBarProps) {
  const { t } = useTranslation();
  const count = useCart((cart) => cart.items.length);
  useEffect(watchCart, []);
  return (
    <Bar
      tools={
        <>
          <LinkButton kind="quiet" flush="start" href={hashOf({ screen: "cart" })}>
            <Icon icon={ShoppingCart} />
            {t("shell.cart")}
            {count > 0 && <Badge count={count} label={t("cart.inCart", { count })} />}
          </LinkButton>
          <CollapsibleMenu label={t("shell.menu")}>
            <LanguageButtons {...choice} />
            <AccountMenu onHome={page === "home"} />
          </CollapsibleMenu>
        </>
      }
    >
      <LinkButton kind="quiet" flush="start" href={hashOf({ screen: "home" })}>
        <Icon icon={House} label={t("shell.home")} />
        {t("common.portal")}
      </LinkButton>
      {children}
    </Bar>
  );
}
