import { createRef } from "react";
import type {} from "../../../widgets/types.ts";

/** Code that a typed host page may contain. The compiler is the test. */

export const markup = (
  <>
    <kaunter-pay council="mpt" mode="test" charge="assessment" lang="en" className="counter" id="pay">
      <a href="https://portal.example/#/search">Bayar di sini</a>
    </kaunter-pay>
    <kaunter-search
      account="123"
      cart-href="/cart"
      ref={createRef<HTMLElementTagNameMap["kaunter-search"]>()}
      onkaunter-navigate={(event) => event.detail.screen === "cart" && event.preventDefault()}
    />
    <kaunter-cart heading-level={3} onkaunter-cart-change={(event) => event.detail.count.toFixed()} />
    <kaunter-checkout kiosk heading-level="4" api="https://portal.example" receipt-href="/receipt" />
    <kaunter-receipt payment="0123456789abcdef0123456789abcdef" licence-href="/lesen" />
    <kaunter-licence licence="UjEzMDAwMDEtMjAyNw" />
  </>
);

export function script(page: Document): void {
  const search = page.createElement("kaunter-search");
  search.council = "mps";
  search.council = null;
  search.mode = "test";
  search.headingLevel = 3;
  search.headingLevel = "3";
  search.kiosk = !search.kiosk;
  search.charge = "compound";
  search.searchHref = "/search";
  search.show({ screen: "search", charge: "compound" });
  page.querySelector("kaunter-licence")?.show({ screen: "licence" });
  page.querySelector("kaunter-receipt")?.payment?.toUpperCase();
  page.body.addEventListener("kaunter-payment", (event) => event.detail.status === "paid");
  page.body.addEventListener(
    "kaunter-error",
    ({ detail }) => `${detail.kind} ${detail.code} ${detail.message}`,
  );
  page.addEventListener("kaunter-payment", ({ detail }) => detail.status === "pending");
  page.body.addEventListener("kaunter-ready", (event) => event.detail);
}
