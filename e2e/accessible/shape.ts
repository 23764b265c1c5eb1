import type { Page } from "@playwright/test";

/** Whether all text can be read: nothing is cut off, nothing covers anything else, nothing scrolls sideways. */

/** One line for each fault. @param inside checks these elements only, or the whole page when it is absent */
export function faultsOfShape(page: Page, inside?: RegExp): Promise<readonly string[]> {
  return page.evaluate(findFaults, inside?.source);
}

/** Sets the widest text spacing that a reader may choose (WCAG 2.2, 1.4.12), or the usual one. */
export async function spaceText(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate(setApart, isWide);
}

/** Sets the browser's text size for text whose size the page does not fix. In pixels; 16 is the default. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await browser.detach();
}

/** Runs in the page. */
function setApart(isWide: boolean): void {
  const RULES = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`;
  const holder = window as unknown as { apart?: CSSStyleSheet };
  holder.apart ??= new CSSStyleSheet();
  const sheet = holder.apart;
  sheet.replaceSync(isWide ? RULES : "");
  const adopt = (root: Document | ShadowRoot): void => {
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot !== null) adopt(shadowRoot);
  };
  adopt(document);
}

/** Runs in the page. */
function findFaults(inside: string | undefined): readonly string[] {
  const roots: (Document | ShadowRoot)[] = [];
  const collect = (root: Document | ShadowRoot): void => {
    if (inside === undefined || (root instanceof ShadowRoot && new RegExp(inside).test(root.host.localName)))
      roots.push(root);
    for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot !== null) collect(shadowRoot);
  };
  collect(document);

  const faults: string[] = [];
  const name = (part: Element) => `${part.localName} "${(part.textContent ?? "").trim().slice(0, 50)}"`;
  const isForReadersAlone = (part: Element): boolean => {
    const box = part.getBoundingClientRect();
    const isClipped = getComputedStyle(part).clipPath !== "none";
    return isClipped || (box.width <= 1 && box.height <= 1) || up(part, isForReadersAlone);
  };
  const up = (part: Element, is: (parent: Element) => boolean): boolean =>
    part.parentElement !== null && is(part.parentElement);
  /** Parts in a layer of their own that cover the page on purpose. */
  const layerOf = (part: Element): Element | null => {
    const { position, zIndex } = getComputedStyle(part);
    const isLifted = position === "absolute" && zIndex !== "auto";
    if (part.matches("dialog, [popover]") || isLifted || /fixed|sticky/.test(position)) return part;
    return part.parentElement === null ? null : layerOf(part.parentElement);
  };
  /** The invisible text over a picture, which is there to be selected and not to be read. */
  const isSeenThrough = (part: Element): boolean => getComputedStyle(part).color === "rgba(0, 0, 0, 0)";
  const scrollsSideways = (part: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(part).overflowX) || up(part, scrollsSideways);

  if (inside === undefined && document.documentElement.scrollWidth > innerWidth + 1)
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${innerWidth}`);

  const words: { readonly part: Element; readonly box: DOMRect; readonly layer: Element | null }[] = [];
  for (const root of roots)
    for (const part of root.querySelectorAll<HTMLElement>("*")) {
      if (!part.checkVisibility({ visibilityProperty: true }) || part.closest("svg, option") !== null)
        continue;
      if (isForReadersAlone(part) || [part, ...part.children].some(isSeenThrough)) continue;
      const style = getComputedStyle(part);
      const box = part.getBoundingClientRect();
      const edge =
        root instanceof ShadowRoot && layerOf(part) === null
          ? root.host.getBoundingClientRect().right
          : innerWidth;
      if (box.width > 0 && box.right > edge + 1 && !up(part, scrollsSideways))
        faults.push(`${name(part)} sticks out`);
      const isCut =
        (/hidden|clip/.test(style.overflowX) && part.scrollWidth > part.clientWidth + 1) ||
        (/hidden|clip/.test(style.overflowY) && part.scrollHeight > part.clientHeight + 1);
      // The arrow keys show the rest of a typed text.
      if (isCut && !part.matches("input, select, textarea")) faults.push(`${name(part)} is cut off`);
      const layer = layerOf(part);
      for (const node of part.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) words.push({ part, box: line, layer });
      }
    }

  /** Pixels that two lines of one height may overlap without their letters touching. */
  const SHARED = 4;
  words.sort((one, other) => one.box.top - other.box.top);
  words.forEach((one, index) => {
    for (const other of words.slice(index + 1)) {
      if (other.box.top > one.box.bottom - SHARED) break;
      if (one.part === other.part || one.layer !== other.layer) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (across > SHARED && down > SHARED) faults.push(`${name(one.part)} lies over ${name(other.part)}`);
    }
  });
  return [...new Set(faults)];
}
