import { nameOf } from "./elementsOnPage.ts";
import type { Finding } from "./findings.ts";
import { patience } from "./patience.ts";

/**
 * In a page's markup: a tag that shows receipts, or the link that the loader replaces by one, with its attributes in any order.
 */
const TAG = /<kaunter-(?:receipt|pay)[\s>]/i;
const LINK =
  /<a\b(?=[^>]*\sclass=["']?(?:[^"'>]*\s)?kaunter["'\s>])[^>]*\shref=["']?[^"'\s>]*#\/(?:receipt|search)["'?\s>]/i;

/**
 * Checks that a citizen who returns from the bank finds a receipt: on this page, or on the page of `receipt-href`. It fetches
 * that page only from the same origin.
 */
export async function inspectReceipt(element: HTMLElement): Promise<readonly Finding[]> {
  if (!/-(?:search|cart|checkout|pay)$/.test(element.localName)) return [];
  const href = element.getAttribute("receipt-href")?.trim();
  if (!href) {
    const here = element.ownerDocument.querySelector("kaunter-receipt, kaunter-pay") !== null;
    // a search and a cart lead to the page of the checkout, which has its own check
    return here || element.localName !== "kaunter-checkout"
      ? []
      : [{ kind: "noReceipt", about: nameOf(element) }];
  }
  if (!URL.canParse(href, element.baseURI)) return [];
  const address = new URL(href, element.baseURI);
  if (address.origin !== location.origin) return [];
  const found = await textOf(address);
  return found !== undefined && (TAG.test(found) || LINK.test(found))
    ? []
    : [{ kind: "receiptPage", about: `${nameOf(element)} receipt-href="${href}"` }];
}

async function textOf(address: URL): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: patience() });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
