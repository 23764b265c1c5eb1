import { nameOf } from "./elementsOnPage.ts";
import type { Finding } from "./findings.ts";

const RECEIPT = /<kaunter-(?:receipt|pay)[\s>]/i;

/**
 * Whether the citizen who comes back from the bank finds a receipt: on this page, or on the one that `receipt-href` names,
 * which is fetched where it is of the same site.
 */
export async function inspectReceipt(element: HTMLElement): Promise<readonly Finding[]> {
  if (!/-(?:search|cart|checkout|pay)$/.test(element.localName)) return [];
  const href = element.getAttribute("receipt-href")?.trim();
  if (!href) {
    const here = element.ownerDocument.querySelector("kaunter-receipt, kaunter-pay") !== null;
    // a search and a cart lead on to the checkout's own page
    return here || element.localName !== "kaunter-checkout"
      ? []
      : [{ kind: "noReceipt", about: nameOf(element) }];
  }
  if (!URL.canParse(href, element.baseURI)) return [];
  const address = new URL(href, element.baseURI);
  if (address.origin !== location.origin) return [];
  const found = await textOf(address);
  return found !== undefined && RECEIPT.test(found)
    ? []
    : [{ kind: "receiptPage", about: `${nameOf(element)} receipt-href="${href}"` }];
}

async function textOf(address: URL): Promise<string | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
