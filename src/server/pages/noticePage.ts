import { html } from "hono/html";
import type { Language } from "../../domain/language.ts";
import type { GatewayName } from "../gateways/gateway.ts";
import { type Html, page } from "./layout.ts";
import { type NoticeName, PAGE_TEXTS } from "./texts.ts";

/** The page that a notice links to. */
export type NoticeLink =
  | { readonly to: "payment"; readonly address: string }
  | { readonly to: "portal"; readonly address: string };

/**
 * A page that shows a notice and posts nothing.
 * @param portal the portal's address, without a slash at its end
 * @param gateway the payment's gateway; the bank's when the payment is unknown
 */
export function noticePage(
  language: Language,
  name: NoticeName,
  portal: string,
  link: NoticeLink = { to: "portal", address: `${portal}/` },
  gateway: GatewayName = "fpx",
): Html {
  const texts = PAGE_TEXTS[language];
  const place = texts.places[gateway];
  const title = texts.notices[name].title.replaceAll("{place}", place);
  const body = texts.notices[name].body.replaceAll("{place}", place);
  const label = link.to === "payment" ? texts.backToPayment : texts.backToPortal;
  return page(
    { language, title, portal },
    html`<h1>${title}</h1>
<p>${body}</p>
<p><a class="button" href="${link.address}">${label}</a></p>`,
  );
}
