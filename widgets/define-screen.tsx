import r2wc from "@r2wc/react-to-web-component";
import type { i18n } from "i18next";
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { sharedTranslator } from "../src/i18n/sharedTranslator.ts";
import { keepNothing } from "../src/payment/sharedComputer.ts";
import { adoptStyles } from "../src/ui/style/styleCache.ts";
import { type AttributeName, COMMON_ATTRIBUTES, propertyOf, type WrittenAttributes } from "./attributes.ts";
import { type EarlyForm, earlyFormOf, noteEarlyForm } from "./early/earlyForm.ts";
import { looksAsDrawn } from "./early/looksAsDrawn.ts";
import { createInside } from "./elementInside.ts";
import { allowReplacement, forgetRemoved, takeOverRemoved } from "./elementReplacement.ts";
import { firstCopy, isThisCopy, warnOfVersion } from "./firstCopy.ts";
import { focusHeading } from "./focusHeading.ts";
import { adoptHostStyles } from "./hostSheet.ts";
import type { Place } from "./innerNavigation.ts";
import type { ElementInside } from "./KaunterElement.ts";
import { keepFocus } from "./keptFocus.ts";
import { standsOnSharedComputer } from "./kiosk/sharedPage.ts";
import { lookAtTag } from "./lookAtTag.ts";
import { markDrawn } from "./markDrawn.ts";
import { keepEvents } from "./ownEvents.ts";
import { followPageLanguage, pageLanguage, unfollowPageLanguage } from "./pageLanguage.ts";
import type { WidgetScreen } from "./screens.ts";
import { VERSION } from "./version.ts";
import { WidgetRoot, type WidgetRootProps } from "./WidgetRoot.tsx";

export interface ScreenDefinition {
  readonly tag: `kaunter-${string}`;
  /** Drawn inside a `ScreenEnvironment`; takes no props. */
  readonly component: ComponentType;
  /** The screens it can show by itself, the first one first. */
  readonly screens: readonly [WidgetScreen, ...WidgetScreen[]];
  /** The attributes of its own, besides those that all elements take. */
  readonly attributes: readonly AttributeName[];
}

/** An element's class, as `customElements.get` gives it. */
export interface ScreenElementClass extends CustomElementConstructor {
  readonly version: string;
  readonly definition: ScreenDefinition;
}

/**
 * Defines a custom element that shows a screen. Again with the same version is harmless; an element of another version
 * stays, and the webmaster is told once. On a page that another copy of Kaunter was first on, the element comes from that one.
 */
export async function defineScreen(definition: ScreenDefinition): Promise<void> {
  const { tag } = definition;
  const first = firstCopy();
  warnOfVersion(first.version);
  // when that one cannot bring it, this one does
  if (!isThisCopy(first)) await first.load(tag).catch(() => {});
  const defined = customElements.get(tag);
  if (defined === undefined) customElements.define(tag, screenElement(definition));
  else warnOfVersion("version" in defined ? String(defined.version) : "unknown");
}

// r2wc 2.1.1 keeps its state under these, which lets a subclass mend what it gets wrong.
const CONNECTED: unique symbol = Symbol.for("r2wc.connected");
const CONTEXT: unique symbol = Symbol.for("r2wc.context");
const PROPS: unique symbol = Symbol.for("r2wc.props");
const RENDER: unique symbol = Symbol.for("r2wc.render");

interface R2wcElement extends HTMLElement {
  /** What React draws into. */
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
  // `lang` has a property already, which every element reflects by itself; a boolean one is none of r2wc's
  const properties = attributes.filter((name) => name !== "lang" && name !== "kiosk").map(propertyOf);
  // r2wc's types know neither its symbols nor properties that are no props of the component
  const Base = r2wc(WidgetRoot as ComponentType<object>, {
    shadow: "open",
    props: properties as never[],
  }) as unknown as new () => R2wcElement;

  return class extends Base {
    static readonly version = VERSION;
    static readonly definition = definition;
    static readonly observedAttributes: readonly string[] = attributes;

    // r2wc counts an element as connected from its birth, and so would mount it while detached
    override [CONNECTED] = false;
    #written: WrittenAttributes | undefined;
    #inside: ElementInside | undefined;
    #unfollowVisits: (() => void) | undefined;
    /** Until it is taken over. */
    #early = earlyFormOf(this);
    #takingOver = false;
    /** Somebody comes near the early form, uses it, or changes it. */
    #isNeeded = false;
    readonly #focus = keepFocus(this.shadowRoot);

    constructor() {
      super();
      if (this.#early !== undefined) {
        this.container = this.#early.container;
        return;
      }
      // React empties an element when it first draws into it, a shadow root it does not
      this.container = this.ownerDocument.createElement("div");
      this.shadowRoot.append(this.container);
      keepEvents(this.shadowRoot);
      this.#showFallback();
    }

    /** An element has one for all its life, and may have it from before it had this class. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return earlyFormOf(this) === undefined ? super.attachShadow(options) : this.shadowRoot;
    }

    override connectedCallback(): void {
      for (const property of [...properties, "kiosk"]) this.#takeOwn(property);
      lookAtTag(this, attributes);
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

    /** A move in the document is a removal and an insertion: only what stays out for longer is unmounted. */
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

    /** Makes `moveBefore()` a move, not a removal; the languages around may be others now. */
    connectedMoveCallback(): void {
      followPageLanguage(this, () => this[RENDER]());
      this[RENDER]();
    }

    /** In another document relative addresses are others; `connectedCallback` brings the sheets, which are others too. */
    adoptedCallback(): void {
      this.#written = undefined;
      // that one's window is no longer the one which is looked at
      this.#isNeeded = true;
    }

    attributeChangedCallback(name: string, _old: string | null, value: string | null): void {
      this[PROPS][propertyOf(name)] = value ?? undefined;
      this.#written = undefined;
      if (name === "kiosk" && value !== null && this.isConnected) keepNothing();
      // those that it comes with change nothing
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

    /** Has React wait: what stands there is the element's first drawing. */
    #letStand(early: EarlyForm): void {
      early.settle();
      markDrawn(this);
      void early.needed.then(() => this.#need());
    }

    #need(): void {
      this.#isNeeded = true;
      this[RENDER]();
    }

    /** Of what is drawn, once they were gathered. */
    #props(translator?: i18n): WidgetRootProps {
      return { ...this[PROPS], translator } as unknown as WidgetRootProps;
    }

    /** Has React go on with the nodes that stand there, once it can draw the same; where it draws others, anew. */
    async #takeOver(early: EarlyForm): Promise<void> {
      if (this.#takingOver) return;
      this.#takingOver = true;
      const translator = await sharedTranslator(early.language).catch(() => undefined);
      this.#takingOver = false;
      // it may have been taken out of the page meanwhile
      if (this.#early === undefined || !this[CONNECTED]) return;
      this.#early = undefined;
      early.settle();
      const props = this.#props(translator);
      if (translator !== undefined && looksAsDrawn(early, props)) {
        Object.assign(this[PROPS], { translator });
        // where a translator of the whole page has been at them, React draws them anew, and nothing is lost by that
        const root = hydrateRoot(this.container, <WidgetRoot {...props} />, { onRecoverableError: () => {} });
        this[CONTEXT] = { root, ReactComponent: WidgetRoot };
      } else {
        this.#showFallback();
        super[RENDER]();
      }
    }

    /**
     * React calls this as well, while it draws, where that takes away the control that had the focus; it sets all scroll positions
     * back afterwards. A heading that had the focus by then would not come into view when its screen gives it the focus, so the
     * screen comes first.
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

    /** Gives what is inside away: put back, the element begins anew. */
    #leaveInside(): ElementInside | undefined {
      const inside = this.#inside;
      this.#inside = undefined;
      return inside;
    }

    /** The tag's own children, until React's first drawing takes their place. */
    #showFallback(): void {
      this.container.replaceChildren(this.ownerDocument.createElement("slot"));
    }

    /** A property that was set before the element was defined hides the one that reflects the attribute. */
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
