import House from "lucide-react/icons/house";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../domain/language.ts";
import { loadCart, useCart } from "../stores/cart.ts";
import { CollapsibleMenu } from "../ui/action/CollapsibleMenu.tsx";
import { LinkButton } from "../ui/action/LinkButton.tsx";
import { SegmentedControl } from "../ui/action/SegmentedControl.tsx";
import { Bar } from "../ui/layout/Bar.tsx";
import { Badge } from "../ui/text/Badge.tsx";
import { Icon } from "../ui/text/Icon.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { hashOf, type Page } from "./route.ts";

const LANGUAGE_BUTTONS = [
  { value: "ms", label: "BM", title: "BM: Bahasa Malaysia", lang: "ms" },
  { value: "en", label: "EN", title: "EN: English", lang: "en" },
  { value: "zh", label: "中文", title: "中文", lang: "zh" },
] as const;

/**
 * The title, which is the way home, the cart with the number of its items, the languages, and what there is for who is logged
 * in and who is not (specification, section 2). Where it is narrow, all but home and the cart is behind a menu.
 */
export function TopBar(props: {
  readonly page: Page | undefined;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}) {
  const { t } = useTranslation();
  const count = useCart((cart) => cart.items.length);
  useEffect(() => void loadCart(), []);
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
            <SegmentedControl
              label={t("common.language")}
              options={LANGUAGE_BUTTONS}
              value={props.language}
              onChange={props.onLanguage}
            />
            <AccountMenu onHome={props.page === "home"} />
          </CollapsibleMenu>
        </>
      }
    >
      <LinkButton kind="quiet" flush="start" href={hashOf({ screen: "home" })}>
        <Icon icon={House} label={t("shell.home")} />
        {t("common.portal")}
      </LinkButton>
    </Bar>
  );
}
