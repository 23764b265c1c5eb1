import { is } from "superstruct";
import { siteAnswer } from "../../src/api/schemas/councils/site.ts";
import { base64Of } from "../../src/domain/base64.ts";
import { contrastRatio, LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from "../../src/domain/contrast.ts";
import { type FirstCopy, firstCopy } from "../firstCopy.ts";
import { elementsOnPage, nameOf } from "./elementsOnPage.ts";
import type { Fact, Finding } from "./findings.ts";
import { factsOf, inspectElement } from "./inspectElements.ts";

/**
 * The panel waits this long for a server. Otherwise a server that accepts connections but never answers would block the panel.
 */
const PATIENCE_MS = 8_000;

/** Pairs of foreground and background, by the names of the public variables, with the contrast that each needs. */
const PAIRS = [
  ["on-primary", "primary", TEXT_CONTRAST],
  ["text", "surface", TEXT_CONTRAST],
  ["text", "card", TEXT_CONTRAST],
  ["muted", "surface", TEXT_CONTRAST],
  ["muted", "card", TEXT_CONTRAST],
  ["edge", "card", LARGE_TEXT_CONTRAST],
  ["focus", "surface", LARGE_TEXT_CONTRAST],
] as const;

/** Finds the pairs of an element's current colours, the council's and ours, with too little contrast. */
function inspectColours(element: HTMLElement): readonly Finding[] {
  const surface = element.shadowRoot?.querySelector<HTMLElement>("[part=surface]");
  if (!surface) return [];
  return PAIRS.flatMap(([text, ground, needed]) => {
    const ratio = contrastRatio(colourOf(text, surface) ?? "", colourOf(ground, surface) ?? "");
    if (ratio === undefined || ratio >= needed) return [];
    const shown = Math.floor(ratio * 100) / 100;
    const about = `${nameOf(element)} --kaunter-${text} / --kaunter-${ground}: ${shown} < ${needed}`;
    return [{ kind: "contrast", about } as const];
  });
}

/** The drawn colour as `#rrggbb`, however the style sheet writes it. Undefined for a translucent colour. */
function colourOf(name: string, surface: HTMLElement): string | undefined {
  const probe = surface.ownerDocument.createElement("i");
  probe.hidden = true;
  probe.style.color = `var(--k-${name})`;
  surface.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const drawing = surface.ownerDocument.createElement("canvas").getContext("2d");
  if (drawing === null) return undefined;
  drawing.fillStyle = color;
  drawing.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = drawing.getImageData(0, 0, 1, 1).data;
  if (alpha !== 255) return undefined;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The first call of every element. The portal answers it only to the sites that it knows. */
const CALL: RequestInit = {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ url: base64Of("metadata/configuration") }),
};

/** Checks that the portal answers this page. */
async function inspectPortal(portal: string): Promise<readonly Finding[]> {
  const address = `${portal}/api/query`;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answered = await ask(address, { ...CALL, signal });
  if (answered === "json") return [];
  if (answered === "other") return [{ kind: "notPortal", about: portal }];
  return (await isRefused(portal, signal))
    ? [{ kind: "siteUnknown", about: location.origin, write: siteAddress() }]
    : [{ kind: "unreachable", about: portal }];
}

/** Whether the portal answers that it does not know this site. Without this answer, the reason for the failed call is unknown. */
async function isRefused(portal: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(`${portal}/api/site`, { signal, credentials: "omit", cache: "no-store" });
    const answered: unknown = await answer.json();
    return is(answered, siteAnswer) && !answered.known;
  } catch {
    return false;
  }
}

/** The address of this site for the portal's list. A page that was opened as a file has no address yet. */
function siteAddress(): string {
  return location.protocol === "file:" ? "https://…" : location.origin;
}

async function ask(address: string, call: RequestInit): Promise<"json" | "other" | "nothing"> {
  try {
    const { headers } = await fetch(address, { ...call, credentials: "omit", cache: "no-store" });
    return headers.get("content-type")?.includes("json") ? "json" : "other";
  } catch {
    return "nothing";
  }
}

/**
 * In a page's markup: a tag that shows receipts, or the link that the loader replaces by one, with its attributes in any order.
 */
const TAG = /<kaunter-(?:receipt|pay)[\s>]/i;
const LINK =
  /<a\b(?=[^>]*\sclass=["']?(?:[^"'>]*\s)?kaunter["'\s>])[^>]*\shref=["']?[^"'\s>]*#\/(?:receipt|search)["'?\s>]/i;

/**
 * Checks that a citizen who returns from the bank finds a receipt: on this page, or on the page of `receipt-href`. It fetches
 * that page only from the same origin. The finding leaves the address out, because its query may hold a key.
 */
async function inspectReceipt(element: HTMLElement): Promise<readonly Finding[]> {
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
    : [{ kind: "receiptPage", about: `${nameOf(element)} receipt-href` }];
}

async function textOf(address: URL): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Finds what the page's address, its frame and the browser's settings deny to the elements. */
function inspectSurroundings(view: Window): readonly Finding[] {
  const found: Finding[] = [];
  const { document, location } = view;
  if (location.protocol === "file:") found.push({ kind: "file", about: "file:" });
  else if (!view.isSecureContext) found.push({ kind: "insecure", about: location.origin });
  if (!document.documentElement.lang)
    found.push({ kind: "noLanguage", about: "<html>", write: '<html lang="ms">' });
  if (view.top !== view) found.push({ kind: "framed", about: location.origin });
  found.push(...inspectHeader(view));
  if (!canStore(view)) found.push({ kind: "storage", about: location.origin });
  return found;
}

function canStore(view: Window): boolean {
  try {
    return view.localStorage !== null && view.sessionStorage !== null && view.indexedDB !== null;
  } catch {
    return false;
  }
}

/** Finds a header that stays at the top of the window, when the page has no `scroll-padding-top` for it. */
function inspectHeader({ document, innerWidth, innerHeight }: Window): readonly Finding[] {
  if (getComputedStyle(document.documentElement).scrollPaddingTop !== "auto") return [];
  const header = document
    .elementsFromPoint(innerWidth / 2, 0)
    .map((element) => closestStaying(element))
    .find((element) => element !== undefined && element.getBoundingClientRect().bottom < innerHeight / 2);
  if (header === undefined) return [];
  const { bottom } = header.getBoundingClientRect();
  return [
    {
      kind: "fixedHeader",
      about: `<${header.localName}>`,
      write: `html { scroll-padding-top: ${Math.ceil(bottom)}px; }`,
    },
  ];
}

/** The element or its nearest ancestor that does not move when the page scrolls: a fixed one, or a sticky one with a `top`. */
function closestStaying(element: Element): Element | undefined {
  const { position, top } = getComputedStyle(element);
  if (position === "fixed" || (position === "sticky" && top !== "auto")) return element;
  return element.parentElement === null ? undefined : closestStaying(element.parentElement);
}

const SCRIPT = /\/widgets\/(?:[\d.]+\/)?(kaunter(?:-\w+)?\.js)(?:\?|$)/;

/** Checks that the page loads the elements once, as a module, in one version. */
function inspectScripts(page: Document, first: FirstCopy): readonly Finding[] {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>("script[src]")].filter(({ src }) =>
    SCRIPT.test(src),
  );
  const files = scripts.map(({ src }) => SCRIPT.exec(src)?.[1] ?? "");
  const doubled = files.filter((file, place) => files.indexOf(file) !== place);
  const others = elementsOnPage(page).filter((element) => {
    const defined = customElements.get(element.localName);
    return defined !== undefined && "version" in defined && defined.version !== first.version;
  });
  return [
    ...[...new Set(doubled)].map((file) => ({ kind: "loadedTwice", about: file }) as const),
    ...scripts
      .filter(({ type }) => type !== "module")
      .map(
        ({ src }) =>
          ({ kind: "notModule", about: src, write: `<script type="module" src="${src}"></script>` }) as const,
      ),
    ...(first.warned ? [{ kind: "twoVersions", about: first.version } as const] : []),
    ...others.map((element) => ({ kind: "twoVersions", about: nameOf(element) }) as const),
  ];
}

const HEADINGS = "h1, h2, h3, h4, h5, h6";
const levelOf = (heading: Element) => Number(heading.localName.charAt(1));

/** Checks that the element's first heading does not skip a level after the page's heading before it. */
function inspectHeadings(element: HTMLElement): readonly Finding[] {
  const own = element.shadowRoot?.querySelector(HEADINGS);
  if (!own) return [];
  const { ownerDocument: page } = element;
  const before = [...page.querySelectorAll(HEADINGS)]
    .filter((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .at(-1);
  // on a page without an `h1`, the element's own heading may be the `h1`
  const first = page.querySelector('h1, [heading-level="1"]') === null ? 1 : 2;
  const fitting = before === undefined ? first : levelOf(before) + 1;
  if (levelOf(own) <= fitting) return [];
  const about = `${nameOf(element)}: ${before?.localName ?? "-"} → ${own.localName}`;
  return [{ kind: "headingSkipped", about, write: `heading-level="${fitting}"` }];
}

export interface Inspection {
  readonly facts: readonly Fact[];
  readonly findings: readonly Finding[];
}

/**
 * Checks a whole page, with requests to the portal and for the receipt's page. @param portal the portal that served the script
 */
export async function inspectPage(page: Document, portal: string | undefined): Promise<Inspection> {
  const elements = elementsOnPage(page);
  const first = firstCopy();
  const facts = elements.flatMap((element) => factsOf(element, portal));
  const portals = new Set(facts.flatMap(({ kind, value }) => (kind === "portal" ? [value] : [])));
  const asked = await Promise.all([...[...portals].map(inspectPortal), ...elements.map(inspectReceipt)]);
  return {
    facts: [{ kind: "version", about: "Kaunter", value: first.version }, ...facts],
    findings: [
      ...inspectScripts(page, first),
      ...inspectSurroundings(page.defaultView ?? window),
      ...elements.flatMap((element) => [
        ...inspectElement(element, portal),
        ...inspectColours(element),
        ...inspectHeadings(element),
      ]),
      ...asked.flat(),
    ],
  };
}
