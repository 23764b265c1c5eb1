import ShoppingCart from "lucide-react/icons/shopping-cart";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useCart } from "../stores/cartState.ts";
import { watchCart } from "../stores/watchCart.ts";
import { CollapsibleMenu } from "../ui/action/CollapsibleMenu.tsx";
import { LinkButton } from "../ui/action/LinkButton.tsx";
import { Bar } from "../ui/layout/Bar.tsx";
import { Badge } from "../ui/text/Badge.tsx";
import { Icon } from "../ui/text/Icon.tsx";
import { VisuallyHidden } from "../ui/text/VisuallyHidden.tsx";
import { AccountMenu } from "./account/AccountMenu.tsx";
import { LanguageButtons, type LanguageChoice } from "./language/LanguageButtons.tsx";
import { hashOf, type Page } from "./route.ts";

interface TopBarProps extends LanguageChoice {
  readonly page: Page | undefined;
  /** An overlay that would otherwise be outside every landmark. */
  readonly children?: ReactNode;
}

/**
 * The title as a link to home, the cart with its number of items, the languages, and the account's links (rules 2.21 to 2.23). On
 * a narrow screen a menu holds everything except home and the cart (rule 2.24).
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
            <VisuallyHidden data-until="wide">{t("shell.cart")}</VisuallyHidden>
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
        <BrandMark label={t("shell.home")} />
        {t("common.portal")}
      </LinkButton>
      {children}
    </Bar>
  );
}

/** The portal's mark: a counter below its awning. It names the link that contains it. */
function BrandMark({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" role="img" aria-label={label} focusable={false}>
      <path
        fill="currentColor"
        d="M5 3h14l3 6.5a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0ZM4 13.5h2V17h12v-3.5h2V21H4Z"
      />
    </svg>
  );
}
