import type {} from "../../../widgets/types.ts";

/** Code that a typed host page may not contain. A missing error is an error itself. */

export const markup = (
  <>
    {/* @ts-expect-error no council has this code */}
    <kaunter-cart council="mbpj" />
    {/* @ts-expect-error the portal does not speak it */}
    <kaunter-cart lang="fr" />
    {/* @ts-expect-error a page is live or a test */}
    <kaunter-cart mode="tset" />
    {/* @ts-expect-error HTML has six levels */}
    <kaunter-cart heading-level={7} />
    {/* @ts-expect-error only the search begins at a charge type */}
    <kaunter-cart charge="assessment" />
    {/* @ts-expect-error no charge is of this type */}
    <kaunter-pay charge="toll" />
    {/* @ts-expect-error only the receipt shows a payment */}
    <kaunter-pay payment="0123456789abcdef0123456789abcdef" />
    {/* @ts-expect-error only the licence's element shows one */}
    <kaunter-receipt licence="UjEzMDAwMDEtMjAyNw" />
    {/* @ts-expect-error there is no such element */}
    <kaunter-unknown />
  </>
);

export function script(page: Document): void {
  const cart = page.createElement("kaunter-cart");
  // @ts-expect-error a council is a text
  cart.council = 5;
  // @ts-expect-error no council has this code
  cart.council = "mbpj";
  // @ts-expect-error a page is live or a test
  cart.mode = "demo";
  // @ts-expect-error HTML has six levels
  cart.headingLevel = 7;
  // @ts-expect-error no charge is of this type
  page.createElement("kaunter-search").charge = "toll";
  // @ts-expect-error the cart has no charge type
  cart.charge = "assessment";
  // @ts-expect-error a widget has no home
  cart.show({ screen: "home" });
  // @ts-expect-error the detail names a state, not a number
  page.body.addEventListener("kaunter-payment", (event) => event.detail.status === 1);
  // @ts-expect-error no element sends this event
  page.addEventListener("kaunter-paid", (event) => event.detail.status);
  // @ts-expect-error the event holds no personal data
  page.body.addEventListener("kaunter-payment", (event) => event.detail.email);
}
