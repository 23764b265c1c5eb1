import type { Locator, Page, Request } from "playwright";

/** What a citizen does from a landing page to the bank. */
export interface Counts {
  /** Pressed buttons and links. */
  readonly presses: number;
  /** Choices of a kind, a bank or the like. */
  readonly choices: number;
  /** Fields into which the citizen types. */
  readonly fields: number;
  /** Different screens on which the citizen does something. */
  readonly screens: number;
  /** CSS pixels that the citizen scrolls to reach the controls. The portal's own scrolling does not count. */
  readonly scrolled: number;
  /** Requests to the portal, those that the browser's cache answers too. */
  readonly requests: number;
}

/** A citizen at the portal, whose actions are counted. */
export class Citizen {
  #presses = 0;
  #choices = 0;
  #fields = 0;
  #scrolled = 0;
  #requests = 0;
  readonly #screens = new Set<string>();
  readonly page: Page;

  /** @param portal the portal's origin */
  constructor(page: Page, portal: string) {
    this.page = page;
    page.on("request", (request: Request) => {
      if (new URL(request.url()).origin === portal) this.#requests += 1;
    });
  }

  get counts(): Counts {
    return {
      presses: this.#presses,
      choices: this.#choices,
      fields: this.#fields,
      screens: this.#screens.size,
      scrolled: Math.round(this.#scrolled),
      requests: this.#requests,
    };
  }

  /** Presses a button or a link. */
  async press(control: Locator): Promise<void> {
    await this.#reach(control);
    await control.click();
    this.#presses += 1;
  }

  /** Chooses one of several, by its radio button or its tile, or ticks a box. */
  async choose(control: Locator): Promise<void> {
    await this.#reach(control);
    await control.click();
    this.#choices += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    await field.fill(text);
    this.#fields += 1;
  }

  async #reach(control: Locator): Promise<void> {
    await control.waitFor();
    // The home page has the address "#/" or none.
    this.#screens.add(/^#?\/?([^?]*)/.exec(new URL(this.page.url()).hash)?.[1] ?? "");
    this.#scrolled += await control.evaluate((element) => {
      const before = scrollY;
      element.scrollIntoView({ block: "nearest", behavior: "instant" });
      return Math.abs(scrollY - before);
    });
  }
}
