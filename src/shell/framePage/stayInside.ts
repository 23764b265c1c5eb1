import { tagName } from "../../domain/embed/tagAttributes.ts";

/** The screens that an element shows itself, up to the one that would make a payment. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  [tagName("pay")]: ["search", "cart", "checkout", "fpx_checkout"],
  [tagName("checkout")]: ["checkout", "fpx_checkout"],
};

/**
 * Keeps a preview where it is: no link, no screen elsewhere and no bank is gone to. That it makes no payment is the server's
 * word (the policy of the preview's page), which no press gets around.
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
