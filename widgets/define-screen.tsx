import r2wc from "@r2wc/react-to-web-component";
import type { ComponentType } from "react";
import { claimReturnHandle } from "../src/payment/returnHandle.ts";
import { adoptStyles } from "../src/ui/style/styleCache.ts";
import { type AttributeName, COMMON_ATTRIBUTES, propertyOf, type WrittenAttributes } from "./attributes.ts";
import { focusHeading } from "./focusHeading.ts";
import { adoptHostStyles } from "./hostSheet.ts";
import { createInnerNavigation, type Place } from "./innerNavigation.ts";
import type { ElementInside } from "./KaunterElement.ts";
import { keepFocus } from "./keptFocus.ts";
import { followPageLanguage, pageLanguage, unfollowPageLanguage } from "./pageLanguage.ts";
import type { WidgetScreen } from "./screens.ts";
import { VERSION } from "./version.ts";
import { WidgetRoot, type WidgetRootProps } from "./WidgetRoot.tsx";
import { tellWebmaster } from "./webmasterLog.ts";

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

let warned = false;

/**
 * Defines a custom element that shows a screen. Again with the same version is harmless; an element of another version
 * stays, and the webmaster is told once.
 */
export function defineScreen(definition: ScreenDefinition): void {
  const defined = customElements.get(definition.tag);
  if (defined === undefined) {
    customElements.define(definition.tag, screenElement(definition));
    return;
  }
  const version = "version" in defined ? String(defined.version) : "unknown";
  if (version === VERSION || warned) return;
  warned = true;
  tellWebmaster(`version ${VERSION} was loaded on a page that has ${version}; load one of them only.`);
}

// r2wc 2.1.1 keeps its state under these, which lets a subclass mend what it gets wrong.
const CONNECTED: unique symbol = Symbol.for("r2wc.connected");
const CONTEXT: unique symbol = Symbol.for("r2wc.context");
const PROPS: unique symbol = Symbol.for("r2wc.props");
const RENDER: unique symbol = Symbol.for("r2wc.render");

interface R2wcElement extends HTMLElement {
  /** What React draws into. */
  container: Element | ShadowRoot;
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
  // `lang` has a property already, which every element reflects by itself
  const properties = attributes.filter((name) => name !== "lang").map(propertyOf);
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
    readonly #focus = keepFocus(this.shadowRoot);

    constructor() {
      super();
      // React empties an element when it first draws into it, a shadow root it does not
      this.container = this.ownerDocument.createElement("div");
      this.shadowRoot.append(this.container);
      this.#showFallback();
    }

    override connectedCallback(): void {
      for (const property of properties) this.#takeOwn(property);
      adoptHostStyles(this.shadowRoot);
      adoptStyles(this.shadowRoot);
      this.#inside ??= createInside(definition, this);
      followPageLanguage(this, () => this[RENDER]());
      super.connectedCallback();
      this.#focus.restore();
    }

    /** A move in the document is a removal and an insertion: only what stays out for longer is unmounted. */
    override disconnectedCallback(): void {
      this[CONNECTED] = false;
      queueMicrotask(() => {
        if (this.isConnected) return;
        unfollowPageLanguage(this);
        this.#focus.forget();
        super.disconnectedCallback();
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
    }

    attributeChangedCallback(name: string, _old: string | null, value: string | null): void {
      this[PROPS][propertyOf(name)] = value ?? undefined;
      this.#written = undefined;
      this[RENDER]();
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
      super[RENDER]();
    }

    override focus(options?: FocusOptions): void {
      focusHeading(this.container, options);
    }

    show(place: Place): void {
      if (definition.screens.includes(place.screen)) this.#inside?.navigation.go(place);
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

function createInside({ screens }: ScreenDefinition, element: Element): ElementInside {
  const canShowPayment = screens.includes("receipt");
  let handle = canShowPayment ? claimReturnHandle(element.ownerDocument.defaultView ?? window) : undefined;
  return {
    screens,
    navigation: createInnerNavigation(handle === undefined ? screens[0] : "receipt"),
    takeReturnHandle: () => {
      const taken = handle;
      handle = undefined;
      return taken;
    },
  };
}
