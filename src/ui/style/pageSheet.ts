/**
 * The rules of the whole page, written into constructable style sheets and never into `<style>` elements.
 *
 * A host page's `style-src 'self'` blocks `<style>` elements, also empty ones that are filled later, and Emotion then
 * fails without a word. Sheets made by script are not blocked, and one sheet serves every shadow root of a document.
 * A constructed sheet belongs to the document it was made in, so each document gets its own with the same rules.
 */
export class PageSheet {
  readonly #rules: string[] = [];
  readonly #sheets = new WeakMap<Document, CSSStyleSheet>();
  // weak, so that a closed preview's document is not kept alive by the styles it once used
  #written: WeakRef<CSSStyleSheet>[] = [];

  /** Adds one rule after all others, in every document that has a sheet already. */
  insert(rule: string): void {
    this.#rules.push(rule);
    this.#written = this.#written.filter((reference) => {
      const sheet = reference.deref();
      if (sheet !== undefined) append(sheet, rule);
      return sheet !== undefined;
    });
  }

  /** Forgets the rules and empties every sheet; the roots that adopted one keep it. */
  flush(): void {
    this.#rules.length = 0;
    for (const reference of this.#written) reference.deref()?.replaceSync("");
  }

  /**
   * Lets `root` use the rules, those to come as well. Idempotent; sheets the host adopted stay. To be called again
   * when an element was moved into another document: the browser empties a moved shadow root's adopted sheets.
   * Does nothing in a document without a window and in a browser without constructable sheets: readable, but plain.
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
    // a rule that this browser does not know is skipped, as it would be in a file
  }
}
