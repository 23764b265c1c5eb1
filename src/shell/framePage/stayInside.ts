import { tagName } from "../../domain/embed/tagAttributes.ts";

/** The screens that an element shows itself, up to the one before creating a payment. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  [tagName("pay")]: ["search", "cart", "checkout", "fpx_checkout"],
  [tagName("checkout")]: ["checkout", "fpx_checkout"],
};

/**
 * Keeps a preview on its page: it blocks links, screens elsewhere and redirects to a bank. The preview also cannot create a
 * payment, because the Content-Security-Policy that the server sends with it blocks that.
 */
export function stayInside(page: Document): void {
  page.addEventListener("kaunter-navigate", (event) => {
    const from = event.target instanceof Element ? event.target.localName : "";
    const { screen } = (event as CustomEvent<{ readonly screen: string }>).detail;
    if (!INSIDE[from]?.includes(screen)) event.preventDefault();
  });
  page.addEventListener("kaunter-redirect", (event) => event.preventDefault());
  page.addEventListener(
    "click",
    (event) => {
      if (event.composedPath().some((part) => part instanceof HTMLAnchorElement)) event.preventDefault();
    },
    { capture: true },
  );
}
