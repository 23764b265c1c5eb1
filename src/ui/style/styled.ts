import { css, type SerializedStyles } from "@emotion/react";
import { type ComponentProps, createElement, type ElementType, type JSX, type ReactNode } from "react";
import { styleCache } from "./styleCache.ts";

/**
 * Elements with styles: `styled.div` with CSS rules returns a component. It works like Emotion's own `styled` and uses the same
 * cache, but it serialises each style only once. Emotion's does so at each render, and each rendered element then keeps the text,
 * a second component and its hooks. That was most of the memory of a further widget on a page.
 *
 * A styled element gets every attribute, including `part` and `closedby`. `shouldForwardProp` excludes props that only the style
 * needs.
 */

type Drawn<Props> = (props: Props & { as?: ElementType }) => JSX.Element;

type Rule<Props> = Parameters<typeof css>[0] | ((props: Props) => Parameters<typeof css>[0]);

type Template<Props> = <More extends object = object>(
  texts: TemplateStringsArray,
  ...rules: readonly Rule<Props & More>[]
) => Drawn<Props & More>;

interface Options {
  /** Returns false for props that only the style needs. */
  readonly shouldForwardProp?: (name: string) => boolean;
}

type Tag = keyof JSX.IntrinsicElements;

interface Styled {
  <Name extends Tag>(tag: Name, options?: Options): Template<ComponentProps<Name>>;
  <Props>(component: (props: Props) => ReactNode, options?: Options): Template<Props>;
}

type StyledTags = { readonly [Name in Tag]: Template<ComponentProps<Name>> };

interface Given {
  readonly as?: ElementType;
  readonly className?: string;
  readonly [name: string]: unknown;
}

/** The parts of a styled component, for another one that extends it. */
interface Made {
  readonly base: ElementType;
  readonly stylesFor: (given: Given) => SerializedStyles;
}

const MADE = new WeakMap<object, Made>();

function styledOf(base: ElementType, { shouldForwardProp = isForElement }: Options = {}) {
  const former = typeof base === "string" ? undefined : MADE.get(base);
  const drawnAs = former?.base ?? base;
  return (texts: TemplateStringsArray, ...rules: readonly Rule<Given>[]) => {
    const own = stylesOf(texts, rules);
    const stylesFor = former === undefined ? own : (given: Given) => css(former.stylesFor(given), own(given));
    function StyledElement(given: Given) {
      const props: Record<string, unknown> = {};
      for (const name in given) if (shouldForwardProp(name)) props[name] = given[name];
      props.className = classNameOf(stylesFor(given), given.className);
      return createElement(given.as ?? drawnAs, props);
    }
    MADE.set(StyledElement, { base: drawnAs, stylesFor });
    return StyledElement;
  };
}

function isForElement(name: string): boolean {
  return name !== "as";
}

/** The styles of a template. They are the same object each time, unless they depend on props. */
function stylesOf(texts: TemplateStringsArray, rules: readonly Rule<Given>[]): Made["stylesFor"] {
  const make = (given: Given) =>
    css(texts, ...rules.map((rule) => (typeof rule === "function" ? rule(given) : rule)));
  if (rules.some((rule) => typeof rule === "function")) return make;
  let styles: SerializedStyles | undefined;
  return (given) => {
    styles ??= make(given);
    return styles;
  };
}

/** The styles in the page's sheet, by class name. */
const WRITTEN = new Map<string, SerializedStyles>();

/** Returns the class name of the styles. @param outer class names from outside: their styles win and are merged into one class */
function classNameOf(styles: SerializedStyles, outer = ""): string {
  const classes = outer.split(" ");
  const winning = classes.flatMap((name) => WRITTEN.get(name) ?? []);
  const others = classes.filter((name) => name !== "" && !WRITTEN.has(name));
  return [...others, write(winning.length === 0 ? styles : css(styles, ...winning))].join(" ");
}

function write(styles: SerializedStyles): string {
  const name = `${styleCache.key}-${styles.name}`;
  if (!WRITTEN.has(name)) {
    WRITTEN.set(name, styles);
    // the following parts are the keyframes that the styles use
    for (let part: SerializedStyles | undefined = styles; part !== undefined; part = part.next)
      styleCache.insert(part === styles ? `.${name}` : "", part, styleCache.sheet, true);
  }
  return name;
}

// a proxy for `styled.div` and so on, because a list of all tags would be longer than this file
const styled: unknown = new Proxy(styledOf, { get: (_, tag) => styledOf(tag as Tag) });

export default styled as Styled & StyledTags;
