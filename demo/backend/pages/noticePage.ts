import { html } from "hono/html";
import type { Language } from "../../../src/domain/language.ts";
import type { GatewayName } from "../payments/gatewayAnswer.ts";
import { type Html, page } from "./layout.ts";
import { type NoticeName, PAGE_TEXTS } from "./texts.ts";

/** Where a notice leads on to. */
export type NoticeLink =
  | { readonly to: "payment"; readonly address: string }
  | { readonly to: "portal"; readonly address: string };

/**
 * A page that says how things stand, and posts nothing.
 * @param gateway the payment's; the bank's where nobody knows which payment it is about
 */
export function noticePage(
  language: Language,
  name: NoticeName,
  link: NoticeLink,
  gateway: GatewayName = "fpx",
): Html {
  const texts = PAGE_TEXTS[language];
  const place = texts.places[gateway];
  const title = texts.notices[name].title.replaceAll("{place}", place);
  const body = texts.notices[name].body.replaceAll("{place}", place);
  const label = link.to === "payment" ? texts.backToPayment : texts.backToPortal;
  return page(
    language,
    title,
    html`<h1>${title}</h1>
<p>${body}</p>
<p><a class="button" href="${link.address}">${label}</a></p>`,
  );
}
