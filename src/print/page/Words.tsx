import { plainText } from "../plainText.ts";

/** A name, a number, an amount: not for the browser to translate, and its direction turns nothing beside it. */
export function Words({ children }: { readonly children: string }) {
  return <bdi translate="no">{plainText(children)}</bdi>;
}
