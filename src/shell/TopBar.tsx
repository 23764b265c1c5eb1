import House from "lucide-react/icons/house";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../domain/language.ts";
import { loadCart, useCart } from "../stores/cart.ts";
import { LinkButton } from "../ui/action/LinkButton.tsx";
import { SegmentedControl } from "../ui/action/SegmentedControl.tsx";
import { Bar } from "../ui/layout/Bar.tsx";
import { Badge } from "../ui/text/Badge.tsx";
import { Icon } from "../ui/text/Icon.tsx";
import { hashOf } from "./route.ts";

const LANGUAGE_BUTTONS = [
  { value: "ms", label: "BM", title: "BM: Bahasa Malaysia", lang: "ms" },
  { value: "en", label: "EN", title: "EN: English", lang: "en" },
  { value: "zh", label: "中文", title: "中文", lang: "zh" },
] as const;

/** The title, which is the way home, the languages, and the cart with the number of its items (specification, section 2). */
export function TopBar(props: {
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
          <SegmentedControl
            label={t("common.language")}
            options={LANGUAGE_BUTTONS}
            value={props.language}
            onChange={props.onLanguage}
          />
          <LinkButton kind="quiet" flush="end" href={hashOf({ screen: "cart" })}>
            <Icon icon={ShoppingCart} />
            {t("shell.cart")}
            {count > 0 && <Badge count={count} label={t("cart.inCart", { count })} />}
          </LinkButton>
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
