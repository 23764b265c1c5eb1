import { plainText } from "../plainText.ts";

/** A name, number or amount. The browser must not translate it, and its writing direction does not affect the text around it. */
export function Words({ children }: { readonly children: string }) {
  return <bdi translate="no">{plainText(children)}</bdi>;
}
