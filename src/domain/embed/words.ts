import { type CouncilCode, nameOfCouncil } from "../councils.ts";
import { DEFAULT_LANGUAGE, type Language } from "../language.ts";
import type { EmbedElement } from "./elements.ts";

/** The texts that the snippet carries into the council's page. They are in that page's language, not the webmaster's. */

const LINK_TEXTS: Readonly<Record<Language, Readonly<Record<EmbedElement, string>>>> = {
  en: {
    pay: "Pay here",
    search: "Pay here",
    cart: "See the cart here",
    checkout: "Go on to pay here",
    receipt: "See the receipt here",
    licence: "Print a licence here",
  },
  ms: {
    pay: "Bayar di sini",
    search: "Bayar di sini",
    cart: "Lihat troli di sini",
    checkout: "Teruskan pembayaran di sini",
    receipt: "Lihat resit di sini",
    licence: "Cetak lesen di sini",
  },
  zh: {
    pay: "在此付款",
    search: "在此付款",
    cart: "在此查看购物车",
    checkout: "在此继续付款",
    receipt: "在此查看收据",
    licence: "在此打印执照",
  },
};

const FRAME_TITLE: Readonly<Record<Language, string>> = {
  en: "Payment counter",
  ms: "Kaunter bayaran",
  zh: "缴费柜台",
};

interface Named {
  readonly council: CouncilCode;
  /** Undefined when the element follows the page, whose language a snippet cannot know. */
  readonly language: Language | undefined;
}

/** The words of the link inside a tag. They name the council, because a page without scripts shows nothing else of the counter. */
export function linkWords({ element, ...named }: Named & { readonly element: EmbedElement }): string {
  return `${LINK_TEXTS[named.language ?? DEFAULT_LANGUAGE][element]}: ${nameIn(named)}`;
}

/** The title of a frame with the counter. */
export function frameTitle(named: Named): string {
  return `${FRAME_TITLE[named.language ?? DEFAULT_LANGUAGE]}: ${nameIn(named)}`;
}

function nameIn({ council, language }: Named): string {
  return nameOfCouncil(council, language ?? DEFAULT_LANGUAGE).name;
}
