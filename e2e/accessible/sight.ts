import type { Page } from "@playwright/test";

/** Whether everything is visible when the reader's few colours replace the page's. Information by colour alone would be lost. */

/** One line for each fault. @param inside checks these elements only, or the whole page when it is absent */
export function faultsOfSight(page: Page, inside?: RegExp): Promise<readonly string[]> {
  return page.evaluate(findFaults, inside?.source);
}

/** Runs in the page. */
function findFaults(inside: string | undefined): readonly string[] {
  const faults: string[] = [];
  const name = (part: Element) =>
    `${part.localName} "${(part.textContent ?? "").trim().slice(0, 50)}" ${part.getAttribute("part") ?? ""}`;

  const SIDES = ["Top", "Right", "Bottom", "Left"] as const;
  const hasEdge = (part: Element): boolean => {
    const style = getComputedStyle(part);
    return SIDES.some(
      (side) =>
        style[`border${side}Style`] !== "none" &&
        Number.parseFloat(style[`border${side}Width`]) > 0 &&
        style[`border${side}Color`] !== style.backgroundColor,
    );
  };
  const lookOf = (part: Element): string => {
    const style = getComputedStyle(part);
    const borders = SIDES.map((side) => [
      style[`border${side}Style`],
      style[`border${side}Width`],
      Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Color`],
    ]);
    // The visible background. Two transparent ones are equal in any notation.
    return JSON.stringify([borders, style.fontWeight, style.textDecorationLine, style.color, groundOf(part)]);
  };
  const ringOf = (part: Element): string => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
    return outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2 ? "" : outlineColor;
  };
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** WCAG's relative luminance of a colour in any notation. Undefined for a transparent colour. */
  const luminanceOf = (colour: string): number | undefined => {
    if (pen === null) return undefined;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, seen = 0] = pen.getImageData(0, 0, 1, 1).data;
    const linear = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    return seen === 0 ? undefined : 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const groundOf = (part: Element): number => {
    const own = luminanceOf(getComputedStyle(part).backgroundColor);
    return own ?? (part.parentElement === null ? 1 : groundOf(part.parentElement));
  };
  const standsOut = (colour: string, ground: number): boolean => {
    const own = luminanceOf(colour) ?? ground;
    return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05) >= 3;
  };
  /** The first shape stands for all. */
  const isSeen = (sign: Element): boolean => {
    const { fill, stroke } = getComputedStyle(
      sign.querySelector("path, rect, circle, line, polyline") ?? sign,
    );
    return standsOut(fill === "none" ? stroke : fill, groundOf(sign));
  };
  /** Decoration before or after a part without text: a dot, a line, a bar. */
  const isDrawnSeen = (part: Element, where: "::before" | "::after"): boolean => {
    const style = getComputedStyle(part, where);
    if (style.content !== '""') return true;
    const ground = groundOf(part);
    const edges = SIDES.filter(
      (side) => style[`border${side}Style`] !== "none" && Number.parseFloat(style[`border${side}Width`]) > 0,
    ).map((side) => style[`border${side}Color`]);
    return [style.backgroundColor, ...edges].some((colour) => standsOut(colour, ground));
  };
  /** The part's look without the state. The attribute is removed only while the look is read. */
  const lookWithout = (part: Element, attribute: string): string => {
    const value = part.getAttribute(attribute) ?? "";
    part.removeAttribute(attribute);
    const look = lookOf(part);
    part.setAttribute(attribute, value);
    return look;
  };

  /** The look with the state, set for the same moment only. */
  const isSeenBusy = (button: Element): boolean => {
    const before = button.getAttribute("aria-busy");
    button.setAttribute("aria-busy", "true");
    const isDrawn = getComputedStyle(button, "::after").content === '""' && isDrawnSeen(button, "::after");
    if (before === null) button.removeAttribute("aria-busy");
    else button.setAttribute("aria-busy", before);
    return isDrawn;
  };
  const isSeenChosen = (card: Element, radio: HTMLInputElement): boolean => {
    const look = () => `${lookOf(card)} ${getComputedStyle(card).outlineStyle}`;
    const chosen = look();
    radio.checked = false;
    const other = look();
    radio.checked = true;
    return other !== chosen;
  };

  const judge = (part: HTMLElement): void => {
    const isNative = part.matches("[type=checkbox], [type=radio]");
    if (isNative && getComputedStyle(part).appearance === "none")
      faults.push(`${name(part)} is drawn by colours`);
    if (
      part.matches(
        "button, input, select, textarea, [part~=button], [part~=choice], [part~=notice], dialog, [popover]",
      )
    )
      if (!isNative && !hasEdge(part)) faults.push(`${name(part)} has no edge`);
    if (part.matches("svg:not(svg svg)") && !isSeen(part))
      faults.push(`the sign in ${name(part.parentElement ?? part)} is not to be seen`);
    for (const where of ["::before", "::after"] as const)
      if (!isDrawnSeen(part, where)) faults.push(`what is drawn ${where} ${name(part)} is not to be seen`);
    if (part.matches("button[type=submit]:not(:disabled)") && !isSeenBusy(part))
      faults.push(`${name(part)}: nothing shows that it is busy`);
    const radio = part.matches("[part~=choice]") ? part.querySelector("input") : null;
    if (radio?.checked === true && !isSeenChosen(part, radio))
      faults.push(`${name(part)}: nothing but its sign shows that it is chosen`);
    for (const state of ["aria-current", "aria-pressed", "aria-selected", "aria-invalid", "disabled"])
      if (!isNative && part.hasAttribute(state) && part.getAttribute(state) !== "false")
        if (lookWithout(part, state) === lookOf(part)) faults.push(`${name(part)}: nothing shows ${state}`);
    if (!part.matches("a[href], button, input, select, textarea, summary") || part.matches(":disabled"))
      return;
    part.focus({ preventScroll: true, focusVisible: true });
    const label = part.closest("label");
    if (part.matches(":focus") && ringOf(part) === "" && (label === null || ringOf(label) === ""))
      faults.push(`${name(part)} has no ring`);
  };

  const walk = (root: Document | ShadowRoot): void => {
    const isJudged =
      inside === undefined || (root instanceof ShadowRoot && new RegExp(inside).test(root.host.localName));
    const before = root.activeElement;
    for (const part of root.querySelectorAll<HTMLElement>("*")) {
      if (part.shadowRoot !== null) walk(part.shadowRoot);
      if (isJudged && part.checkVisibility({ visibilityProperty: true })) judge(part);
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  walk(document);
  return [...new Set(faults)];
}
