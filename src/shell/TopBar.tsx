import House from "lucide-react/icons/house";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../domain/language.ts";
import { loadCart, useCart } from "../stores/cart.ts";
import { LinkButton } from "../ui/action/LinkButton.tsx";
import { SegmentedControl } from "../ui/action/SegmentedControl.tsx";
import { TextLink } from "../ui/action/TextLink.tsx";
import { Bar } from "../ui/layout/Bar.tsx";
import { Inline } from "../ui/layout/Inline.tsx";
import { Badge } from "../ui/text/Badge.tsx";
import { Icon } from "../ui/text/Icon.tsx";
import { hashOf } from "./route.ts";

const LANGUAGE_BUTTONS = [
  { value: "ms", label: "BM", title: "BM: Bahasa Malaysia", lang: "ms" },
  { value: "en", label: "EN", title: "EN: English", lang: "en" },
  { value: "zh", label: "中文", title: "中文", lang: "zh" },
] as const;

/** Title, home, languages, and the cart with the number of its items (specification, section 2). */
export function TopBar(props: {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}) {
  const { t } = useTranslation();
  const count = useCart((cart) => cart.items.length);
  useEffect(() => void loadCart(), []);
  return (
    <Bar>
      <TextLink alone href={hashOf({ screen: "home" })}>
        {t("common.portal")}
      </TextLink>
      <Inline as="div">
        <LinkButton kind="quiet" href={hashOf({ screen: "home" })} aria-label={t("shell.home")}>
          <Icon icon={House} />
        </LinkButton>
        <SegmentedControl
          label={t("common.language")}
          options={LANGUAGE_BUTTONS}
          value={props.language}
          onChange={props.onLanguage}
        />
        <LinkButton kind="quiet" href={hashOf({ screen: "cart" })}>
          <Icon icon={ShoppingCart} />
          {t("shell.cart")}
          {count > 0 && <Badge count={count} label={t("cart.inCart", { count })} />}
        </LinkButton>
      </Inline>
    </Bar>
  );
}
