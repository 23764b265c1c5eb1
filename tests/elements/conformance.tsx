import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type AttributeName, isRefused } from "../../widgets/attributes.ts";
import { defineScreen, type ScreenElementClass } from "../../widgets/define-screen.tsx";
import { KaunterErrorEvent } from "../../widgets/events/KaunterErrorEvent.ts";
import { effectsOf } from "./effects.ts";
import { fails, failureOf, languageOf, showsFallback, surfaceOf, works } from "./elementQueries.ts";
import { type HostPage, openHostPage, STRICT } from "./hostPage.ts";
import { answerAsPortal } from "./portalAnswers.ts";

/**
 * The behaviour of every custom element, whatever its screen.
 * @param tag the element
 * @param module the address of the module that defines it
 * @param load imports that module here
 */
export function conformance(tag: `kaunter-${string}`, module: string, load: () => Promise<unknown>): void {
  const html = (attributes = "") => `<${tag} ${attributes}><a href="#pay">Pay here</a></${tag}>`;

  async function place(attributes = ""): Promise<HTMLElement> {
    await load();
    const ground = document.body.appendChild(document.createElement("div"));
    onTestFinished(() => ground.remove());
    ground.innerHTML = html(attributes);
    return ground.firstElementChild as HTMLElement;
  }

  async function open(attributes = "", options: Parameters<typeof openHostPage>[1] = {}) {
    const page = openHostPage(html(attributes), options);
    const element = page.document.querySelector<HTMLElement>(tag)!;
    return { page, element };
  }

  beforeEach(answerAsPortal);

  test("does nothing before it is in the document", async () => {
    await load();
    const effects = effectsOf(window);
    const element = document.createElement(tag);
    const untouched = element.shadowRoot?.innerHTML;
    element.setAttribute("council", "mps");
    Object.assign(element, { council: "dbkk" });
    document.createElement("div").append(element);
    await nextFrames();
    expect(effects()).toEqual([]);
    // An element in the document shows how long drawing takes.
    await works(await place());
    expect(element.shadowRoot?.innerHTML).toBe(untouched);
  });

  test("stops when it is removed, and starts again when it is put back", async () => {
    const element = await place();
    await works(element);
    const parent = element.parentElement!;
    element.remove();
    await expect.poll(() => surfaceOf(element)).toBeNull();
    expect(showsFallback(element)).toBe(true);
    const effects = effectsOf(window);
    await quiet(effects);
    const ranOut = effects().length;
    element.setAttribute("council", "mps");
    await nextFrames();
    expect(effects().slice(ranOut)).toEqual([]);
    parent.append(element);
    await works(element);
  });

  for (const how of ["appendChild", "moveBefore"] as const)
    test(`keeps its nodes, typed text and focus over ${how}`, async () => {
      const element = await place();
      const surface = await works(element);
      const typed = typeInto(element);
      const other = document.body.appendChild(document.createElement("section"));
      onTestFinished(() => other.remove());
      if (how === "appendChild") other.appendChild(element);
      else other.moveBefore(element, null);
      await nextFrames();
      expect(surfaceOf(element)).toBe(surface);
      expect(element.shadowRoot?.activeElement).toBe(typed);
      if (typed instanceof HTMLInputElement) expect(typed.value).toBe("typed");
    });

  test("tells the webmaster which attribute is wrong, says politely that it cannot work, and works again without the attribute", async () => {
    const element = await place();
    await works(element);
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => warned.mockRestore());
    for (const [attribute, wrong] of wrongAttributes(element)) {
      const codes: string[] = [];
      const note = ({ detail }: KaunterErrorEvent) => codes.push(`${detail.kind} ${detail.code}`);
      element.addEventListener("kaunter-error", note);
      warned.mockClear();
      element.setAttribute(attribute, wrong);
      if (isRefused(attribute)) await fails(element);
      await expect.poll(() => codes).toEqual([`configuration ${attribute}`]);
      element.removeEventListener("kaunter-error", note);
      expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(attribute));
      expect(failureOf(element) !== undefined).toBe(isRefused(attribute));
      expect(showsFallback(element)).toBe(isRefused(attribute));
      element.removeAttribute(attribute);
      await works(element);
      expect(failureOf(element)).toBeUndefined();
      await expect.poll(() => showsFallback(element)).toBe(false);
    }
  });

  test("treats an empty attribute as absent", async () => {
    const element = await place();
    const { observedAttributes } = element.constructor as unknown as {
      observedAttributes: readonly string[];
    };
    for (const attribute of observedAttributes) element.setAttribute(attribute, "");
    await works(element);
    for (const attribute of observedAttributes) element.toggleAttribute(attribute);
    for (const attribute of observedAttributes) element.toggleAttribute(attribute);
    await nextFrames();
    expect(failureOf(element)).toBeUndefined();
  });

  test("is a block element, and the boolean attribute `hidden` hides it", async () => {
    const element = await place("hidden");
    await works(element);
    expect(getComputedStyle(element).display).toBe("none");
    element.removeAttribute("hidden");
    expect(getComputedStyle(element).display).toBe("block");
  });

  test("accepts properties that were set before it was defined", async () => {
    const { page, element } = await open();
    Object.assign(element, { council: "mps", searchHref: "https://council.example/search" });
    await page.load(module);
    await works(element);
    expect(element.getAttribute("council")).toBe("mps");
    expect(element.getAttribute("search-href")).toBe("https://council.example/search");
    expect(Object.hasOwn(element, "council")).toBe(false);
    Object.assign(element, { council: null });
    expect(element.hasAttribute("council")).toBe(false);
  });

  test("may be loaded twice, and warns once of another version on the page", async () => {
    const { page, element } = await open();
    const warned = vi.spyOn(page.window.console, "warn").mockImplementation(() => {});
    await page.load(module);
    await works(element);
    // The console may also have messages about the portal, which does not answer here.
    const ofVersions = () => warned.mock.calls.flat().filter((text) => /version/.test(String(text)));
    await page.load(`${module}?twice`);
    expect(ofVersions()).toEqual([]);
    Object.assign(page.window.customElements.get(tag)!, { version: "0.0.0" });
    await page.load(`${module}?third`);
    await page.load(`${module}?fourth`);
    expect(ofVersions()).toEqual([expect.stringContaining("0.0.0")]);
    await works(element);
  });

  test("shows the tag's children when something inside throws, and the other elements continue", async () => {
    const healthy = await place();
    await works(healthy);
    const { definition } = customElements.get(tag) as ScreenElementClass;
    let throws = true;
    function Broken() {
      if (throws) throw new Error("broken on purpose");
      return <definition.component />;
    }
    const twin = `${tag}-broken` as const;
    defineScreen({ ...definition, tag: twin, component: Broken });
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const broken = document.createElement(twin);
    // This element's event, because an element of another test may fail meanwhile.
    const failure = nextEvent(broken, "kaunter-error");
    healthy.parentElement!.append(broken);
    const event = await failure;
    expect(event).toBeInstanceOf(KaunterErrorEvent);
    expect(event).toMatchObject({ bubbles: true, composed: true });
    expect(event).toHaveProperty("detail.kind", "internal");
    expect(failureOf(broken)).toBeTruthy();
    expect(showsFallback(broken)).toBe(true);
    expect(logged.mock.calls.flat().map(String).join()).toContain("broken on purpose");
    expect(surfaceOf(healthy)).not.toBeNull();
    throws = false;
    broken.setAttribute("council", "mps");
    await works(broken);
  });

  test("has its styles on a page whose policy allows no inline style, without a violation", async () => {
    const { page, element } = await open("", { policy: STRICT });
    await page.load(module);
    const surface = await works(element);
    await nextFrames();
    expect(getComputedStyle(surface).containerType).toBe("inline-size");
    expect(page.violations).toEqual([]);
    // The page itself shows that the policy is enforced.
    page.document.body.append(page.document.createElement("style"));
    page.document.querySelector("style")!.textContent = "body { color: red }";
    await expect.poll(() => page.violations).not.toEqual([]);
  });

  test("stays styled in another document", async () => {
    const element = await place();
    await works(element);
    const page = openHostPage("", { policy: STRICT });
    page.document.body.append(element);
    await nextFrames();
    const surface = await works(element);
    expect(page.window.getComputedStyle(surface).containerType).toBe("inline-size");
    expect(page.window.getComputedStyle(element).display).toBe("block");
  });

  test("works beside another of its kind with another council and language", async () => {
    const first = await place('council="mpt" lang="en"');
    const second = await place('council="mps" lang="zh"');
    const [one, two] = [await works(first), await works(second)];
    expect([languageOf(first), languageOf(second)]).toEqual(["en", "zh"]);
    expect(one.textContent).not.toBe(two.textContent);
    second.setAttribute("lang", "en");
    await expect.poll(() => languageOf(second)).toBe("en");
    expect(surfaceOf(second)).toBe(two);
    expect(surfaceOf(first)).toBe(one);
  });

  test("leaves the page's history and address alone, and does not listen to their events", async () => {
    const { page, element } = await open();
    const before = historyOf(page);
    const listened = vi.spyOn(page.window, "addEventListener");
    await page.load(module);
    await works(element);
    typeInto(element);
    page.document.body.appendChild(element);
    element.setAttribute("council", "mps");
    await nextFrames();
    expect(historyOf(page)).toEqual(before);
    const types = listened.mock.calls.map(([type]) => type);
    expect(types).not.toContain("popstate");
    expect(types).not.toContain("hashchange");
  });
}

/** Resolves when earlier actions have no more effects. */
async function quiet(effects: () => readonly string[]): Promise<void> {
  const counts: number[] = [];
  await expect
    .poll(async () => {
      await nextFrames();
      counts.push(effects().length);
      const last = counts.slice(-8);
      return last.length === 8 && new Set(last).size === 1;
    })
    .toBe(true);
}

/** The parts of the history and the address that a page's router uses. */
function historyOf({ window: { history, location, document } }: HostPage) {
  const { length, state, pushState, replaceState } = history;
  return { length, state, pushState, replaceState, href: location.href, title: document.title };
}

/** Types into the element's first field, or focuses its first control if it has no field. */
function typeInto(element: Element): Element | null {
  const root = element.shadowRoot!;
  const control = root.querySelector<HTMLElement>(
    "input:not([type=radio], [type=checkbox]), button, select, a[href]",
  );
  control?.focus();
  if (control?.localName === "input") {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
    set!.call(control, "typed");
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  return control;
}

function wrongAttributes(element: Element): [AttributeName, string][] {
  const { observedAttributes } = element.constructor as unknown as {
    observedAttributes: readonly AttributeName[];
  };
  // Too long for an account, and invalid for every other attribute.
  return observedAttributes.map((name) => [name, `data:${"x".repeat(200)}`]);
}

function nextEvent<Type extends keyof HTMLElementEventMap>(
  target: Document | HTMLElement,
  type: Type,
): Promise<Event> {
  return new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
}

/** Two frames, in which React draws and runs its effects. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
