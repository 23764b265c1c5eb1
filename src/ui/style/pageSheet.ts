/**
 * The CSS rules of the whole page, in constructable style sheets and never in `<style>` elements.
 *
 * A host page's `style-src 'self'` blocks `<style>` elements, even empty ones that are filled later, and Emotion then fails
 * silently. Sheets made by script are not blocked, and one sheet serves every shadow root of a document. A constructed sheet
 * belongs to its document, so each document gets its own with the same rules.
 */
export class PageSheet {
  readonly #rules: string[] = [];
  readonly #sheets = new WeakMap<Document, CSSStyleSheet>();
  // weak references, so that styles do not keep a closed preview's document in memory
  #written: WeakRef<CSSStyleSheet>[] = [];

  /** Adds a rule after all others, in every document that already has a sheet. */
  insert(rule: string): void {
    this.#rules.push(rule);
    this.#written = this.#written.filter((reference) => {
      const sheet = reference.deref();
      if (sheet !== undefined) append(sheet, rule);
      return sheet !== undefined;
    });
  }

  /** Forgets the rules and empties every sheet. Roots keep their adopted sheets. */
  flush(): void {
    this.#rules.length = 0;
    for (const reference of this.#written) reference.deref()?.replaceSync("");
  }

  /**
   * Gives `root` all rules, including later ones. Idempotent. Sheets adopted by the host page stay. Call it again after an
   * element moved into another document, because the browser then empties a shadow root's adopted sheets. It does nothing in a
   * document without a window and in a browser without constructable sheets: the page is then readable but unstyled.
   */
  adopt(root: Document | ShadowRoot): void {
    const sheet = this.#sheetOf("host" in root ? root.ownerDocument : root);
    if (sheet === undefined || root.adoptedStyleSheets.includes(sheet)) return;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  #sheetOf(document: Document): CSSStyleSheet | undefined {
    const known = this.#sheets.get(document);
    if (known !== undefined) return known;
    const view = document.defaultView;
    if (view === null || !("adoptedStyleSheets" in document)) return undefined;
    const sheet = new view.CSSStyleSheet();
    for (const rule of this.#rules) append(sheet, rule);
    this.#sheets.set(document, sheet);
    this.#written.push(new WeakRef(sheet));
    return sheet;
  }
}

function append(sheet: CSSStyleSheet, rule: string): void {
  try {
    sheet.insertRule(rule, sheet.cssRules.length);
  } catch {
    // skips a rule that this browser does not know, as it would in a file
  }
}
