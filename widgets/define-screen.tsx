import r2wc from "@r2wc/react-to-web-component";
import type { i18n } from "i18next";
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { sharedTranslator } from "../src/i18n/sharedTranslator.ts";
import { keepAttemptsBriefly } from "../src/payment/journal.ts";
import { settlePageMode } from "../src/payment/pageMode.ts";
import { keepNothing } from "../src/payment/sharedComputer.ts";
import { adoptStyles } from "../src/ui/style/styleCache.ts";
import { type AttributeName, COMMON_ATTRIBUTES, propertyOf, type WrittenAttributes } from "./attributes.ts";
import { type EarlyForm, earlyFormOf, noteEarlyForm } from "./early/earlyForm.ts";
import { looksAsDrawn } from "./early/looksAsDrawn.ts";
import { createInside } from "./elementInside.ts";
import { allowReplacement, forgetRemoved, takeOverRemoved } from "./elementReplacement.ts";
import { firstCopy, isThisCopy, warnOfVersion } from "./firstCopy.ts";
import { adoptHostStyles } from "./hostSheet.ts";
import type { Place } from "./innerNavigation.ts";
import type { ElementInside } from "./KaunterElement.ts";
import { standsOnSharedComputer } from "./kiosk/sharedPage.ts";
import { lookAtTag } from "./lookAtTag.ts";
import { markDrawn } from "./markDrawn.ts";
import { keepEvents } from "./ownEvents.ts";
import { followPageLanguage, pageLanguage, unfollowPageLanguage } from "./pageLanguage.ts";
import { textsOf, type WidgetScreen } from "./screens.ts";
import { VERSION } from "./version.ts";
import { WidgetRoot, type WidgetRootProps } from "./WidgetRoot.tsx";

interface KeptFocus {
  /** Gives the focus back to the control that had it when the root was taken out of the page. */
  restore(): void;
  /** True when the control that had the focus is no longer in the root, and no other control has had it since. */
  isLost(): boolean;
  forget(): void;
}

/** Tracks which control inside the root has the focus, because a browser drops the focus when a script moves the element. */
function keepFocus(root: ShadowRoot): KeptFocus {
  // the early form may have the focus already
  let focused = (root.activeElement as HTMLElement | null) ?? undefined;
  root.addEventListener("focusin", ({ target }) => {
    focused = target as HTMLElement; // inside a shadow root only elements take the focus
  });
  root.addEventListener("focusout", ({ target }) => {
    // a moved element gets the focus back in the same task; if it is still gone in the microtask, the citizen moved it elsewhere
    queueMicrotask(() => {
      if (focused === target && root.activeElement !== target) focused = undefined;
    });
  });
  return {
    restore: () => {
      if (focused !== undefined && root.activeElement !== focused) focused.focus({ preventScroll: true });
    },
    isLost: () => focused !== undefined && !root.contains(focused),
    forget: () => {
      focused = undefined;
    },
  };
}

/** Moves the focus to the first heading, so that a screen reader starts there and Tab goes on from there. */
function focusHeading(root: ParentNode, options?: FocusOptions): void {
  const heading = root.querySelector<HTMLElement>("h1, h2, h3, h4, h5, h6");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus(options);
}

interface ScreenDefinition {
  readonly tag: `kaunter-${string}`;
  /** React draws it inside a `ScreenEnvironment`. It takes no props. */
  readonly component: ComponentType;
  /** The screens that the element can show. It begins with the first. */
  readonly screens: readonly [WidgetScreen, ...WidgetScreen[]];
  /** The attributes of this element alone, besides those that all elements take. */
  readonly attributes: readonly AttributeName[];
}

/** An element's class, as `customElements.get` gives it. */
export interface ScreenElementClass extends CustomElementConstructor {
  readonly version: string;
  readonly definition: ScreenDefinition;
}

/**
 * Defines a custom element that shows a screen. A second call with the same version does nothing. If another version defined the
 * element, that one stays, and the console warns the webmaster once. If another copy of Kaunter was first on the page, that copy
 * defines the element.
 */
export async function defineScreen(definition: ScreenDefinition): Promise<void> {
  const { tag } = definition;
  const first = firstCopy();
  warnOfVersion(first.version);
  // if the first copy fails to load the element, this copy defines it
  if (!isThisCopy(first)) await first.load(tag).catch(() => {});
  const defined = customElements.get(tag);
  if (defined === undefined) customElements.define(tag, screenElement(definition));
  else warnOfVersion("version" in defined ? String(defined.version) : "unknown");
}

// r2wc 2.1.1 keeps its state under these symbols. Through them our subclass corrects its mistakes.
const CONNECTED: unique symbol = Symbol.for("r2wc.connected");
const CONTEXT: unique symbol = Symbol.for("r2wc.context");
const PROPS: unique symbol = Symbol.for("r2wc.props");
const RENDER: unique symbol = Symbol.for("r2wc.render");

interface R2wcElement extends HTMLElement {
  /** React draws into it. */
  container: Element;
  readonly shadowRoot: ShadowRoot;
  [CONNECTED]: boolean;
  [CONTEXT]?: unknown;
  readonly [PROPS]: Partial<WidgetRootProps> & Record<string, unknown>;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

function screenElement(definition: ScreenDefinition): ScreenElementClass {
  const attributes = [...COMMON_ATTRIBUTES, ...definition.attributes];
  // every HTML element already reflects `lang`, and this class reflects the boolean `kiosk` itself
  const properties = attributes.filter((name) => name !== "lang" && name !== "kiosk").map(propertyOf);
  // r2wc's types have neither its symbols nor properties that are not props of the component
  const Base = r2wc(WidgetRoot as ComponentType<object>, {
    shadow: "open",
    props: properties as never[],
  }) as unknown as new () => R2wcElement;

  return class extends Base {
    static readonly version = VERSION;
    static readonly definition = definition;
    static readonly observedAttributes: readonly string[] = attributes;

    // r2wc treats a new element as connected, and would mount it while it is detached
    override [CONNECTED] = false;
    #written: WrittenAttributes | undefined;
    #inside: ElementInside | undefined;
    #unfollowVisits: (() => void) | undefined;
    /** Undefined once React has taken it over or replaced it. */
    #early = earlyFormOf(this);
    #takingOver = false;
    /** True once the citizen comes near the early form or uses it, or a script changes the element. */
    #isNeeded = false;
    readonly #focus = keepFocus(this.shadowRoot);

    constructor() {
      super();
      if (this.#early !== undefined) {
        this.container = this.#early.container;
        return;
      }
      // React empties an element at its first drawing, but not a shadow root
      this.container = this.ownerDocument.createElement("div");
      this.shadowRoot.append(this.container);
      keepEvents(this.shadowRoot);
      this.#showFallback();
    }

    /** An element can attach only one shadow root. The early form may have attached it before this class existed. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return earlyFormOf(this) === undefined ? super.attachShadow(options) : this.shadowRoot;
    }

    override connectedCallback(): void {
      for (const property of [...properties, "kiosk"]) this.#takeOwn(property);
      lookAtTag(this, attributes);
      settlePageMode(this.getAttribute("mode"));
      keepAttemptsBriefly();
      if (standsOnSharedComputer(this)) keepNothing();
      adoptHostStyles(this.shadowRoot);
      adoptStyles(this.shadowRoot);
      this.#inside ??= takeOverRemoved(this)?.forSuccessor() ?? createInside(definition.screens, this);
      this.#unfollowVisits?.();
      this.#unfollowVisits = this.#inside.followVisits();
      allowReplacement(this, () => this.#leaveInside());
      followPageLanguage(this, () => this[RENDER]());
      super.connectedCallback();
      this.#focus.restore();
    }

    /** A move in the document removes and inserts the element. So we unmount only if it is still out in the next microtask. */
    override disconnectedCallback(): void {
      this[CONNECTED] = false;
      queueMicrotask(() => {
        if (this.isConnected) return;
        forgetRemoved(this);
        unfollowPageLanguage(this);
        this.#unfollowVisits?.();
        this.#focus.forget();
        super.disconnectedCallback();
        this.#early = undefined;
        noteEarlyForm(this, undefined);
        this.#showFallback();
      });
    }

    /** With this method, `moveBefore()` does not disconnect the element. The language around it may differ at the new place. */
    connectedMoveCallback(): void {
      followPageLanguage(this, () => this[RENDER]());
      this[RENDER]();
    }

    /** Another document resolves relative addresses differently and needs its own sheets, which `connectedCallback` adopts. */
    adoptedCallback(): void {
      this.#written = undefined;
      // the form may be in another window now, which its observer does not watch
      this.#isNeeded = true;
    }

    attributeChangedCallback(name: string, _old: string | null, value: string | null): void {
      this[PROPS][propertyOf(name)] = value ?? undefined;
      this.#written = undefined;
      if (name === "kiosk" && value !== null && this.isConnected) keepNothing();
      // the browser also calls this for the initial attributes, before the element is connected
      if (this[CONNECTED]) this.#need();
    }

    get kiosk(): boolean {
      return this.hasAttribute("kiosk");
    }

    set kiosk(value: boolean) {
      this.toggleAttribute("kiosk", Boolean(value));
    }

    override [RENDER](): void {
      if (!this[CONNECTED]) return;
      this.#written ??= writtenAttributes(this, attributes);
      Object.assign(this[PROPS], {
        element: this,
        inside: this.#inside,
        screen: definition.component,
        attributes: this.#written,
        pageLanguage: pageLanguage(this),
      });
      if (this.#early === undefined) super[RENDER]();
      else if (!this.#isNeeded && looksAsDrawn(this.#early, this.#props(), true)) this.#letStand(this.#early);
      else void this.#takeOver(this.#early);
    }

    /** Makes React wait. The early form looks the same as React's first drawing. */
    #letStand(early: EarlyForm): void {
      early.settle();
      markDrawn(this);
      void early.needed.then(() => this.#need());
    }

    #need(): void {
      this.#isNeeded = true;
      this[RENDER]();
    }

    /** The props of `WidgetRoot`. They are complete once RENDER has set them. */
    #props(translator?: i18n): WidgetRootProps {
      return { ...this[PROPS], translator } as unknown as WidgetRootProps;
    }

    /** React hydrates the early form's nodes if it would draw the same. Otherwise it draws the screen again. */
    async #takeOver(early: EarlyForm): Promise<void> {
      if (this.#takingOver) return;
      this.#takingOver = true;
      const translator = await sharedTranslator(early.language, textsOf(definition.screens)).catch(
        () => undefined,
      );
      this.#takingOver = false;
      // a script may have removed the element meanwhile
      if (this.#early === undefined || !this[CONNECTED]) return;
      this.#early = undefined;
      early.settle();
      const props = this.#props(translator);
      if (translator !== undefined && looksAsDrawn(early, props)) {
        Object.assign(this[PROPS], { translator });
        // if a browser's page translator changed the nodes, React reports an error and draws them again, and nothing is lost
        const root = hydrateRoot(this.container, <WidgetRoot {...props} />, { onRecoverableError: () => {} });
        this[CONTEXT] = { root, ReactComponent: WidgetRoot };
      } else {
        this.#showFallback();
        super[RENDER]();
      }
    }

    /**
     * React calls this too: when a drawing removes the control that had the focus, React focuses the element and then resets all
     * scroll positions. If we focused the heading at that moment, it would not scroll into view when its screen focuses it. So in
     * this case we wait, and focus the heading only if the screen did not.
     */
    override focus(options?: FocusOptions): void {
      if (!this.#focus.isLost()) focusHeading(this.container, options);
      else setTimeout(() => this.#hasNobodyFocus() && focusHeading(this.container, { preventScroll: true }));
    }

    #hasNobodyFocus(): boolean {
      const { activeElement, body } = this.ownerDocument;
      return activeElement === null || activeElement === body;
    }

    show(place: Place): void {
      if (!definition.screens.includes(place.screen)) return;
      this.#inside?.navigation.go(place);
      this.#need();
    }

    /** Hands the inside over to the successor. If a script puts this element back, it starts with a new inside. */
    #leaveInside(): ElementInside | undefined {
      const inside = this.#inside;
      this.#inside = undefined;
      return inside;
    }

    /** Shows the tag's own children until React's first drawing replaces them. */
    #showFallback(): void {
      this.container.replaceChildren(this.ownerDocument.createElement("slot"));
    }

    /** A script may set a property before the element is defined. It then hides the property of the class, so we set it again. */
    #takeOwn(property: string): void {
      const own = Object.getOwnPropertyDescriptor(this, property);
      if (own === undefined) return;
      Reflect.deleteProperty(this, property);
      Reflect.set(this, property, own.value);
    }
  };
}

function writtenAttributes(element: Element, names: readonly AttributeName[]): WrittenAttributes {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
