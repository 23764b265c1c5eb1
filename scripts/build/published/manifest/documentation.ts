import { parse, type Spec } from "comment-parser";

/** An element's description from a comment, in the usual JSDoc tags for custom elements. */
export interface Documentation {
  readonly element: string | undefined;
  readonly summary: string;
  readonly attributes: readonly DocumentedAttribute[];
  readonly events: readonly DocumentedEvent[];
  readonly slots: readonly Documented[];
  readonly parts: readonly Documented[];
}

export interface Documented {
  /** Empty for the slot without a name. */
  readonly name: string;
  readonly description: string;
}

export interface DocumentedAttribute extends Documented {
  /** The type as written in the comment: a TypeScript type or the name of one of the project's types. */
  readonly type: string;
  readonly default: string | undefined;
}

export interface DocumentedEvent extends Documented {
  /** The event's class. */
  readonly type: string;
}

/** Reads the comment of a module that describes elements: the one with `@element`, or with the attributes of all elements. */
export function documentationOf(source: string): Documentation {
  const block = parse(source).find(({ tags }) => tags.some(({ tag }) => tag === "element" || tag === "attr"));
  if (block === undefined)
    throw new Error("The element's module has no comment with @element or @attr: add one");
  const tagged = (name: string) => block.tags.filter(({ tag }) => tag === name);
  return {
    element: tagged("element")[0]?.name,
    summary: tagged("summary").map(wholeText).join(" "),
    attributes: tagged("attr").map((tag) => ({ ...described(tag), type: tag.type, default: tag.default })),
    events: tagged("event").map((tag) => ({ ...described(tag), type: tag.type })),
    slots: tagged("slot").map(described),
    parts: tagged("csspart").map(described),
  };
}

/** A tag is written as "name - description". A tag without a name begins with the dash. */
function described({ name, description }: Spec): Documented {
  return { name: name === "-" ? "" : name, description: description.replace(/^- /, "") };
}

function wholeText({ name, description }: Spec): string {
  return `${name} ${description}`.trim();
}
