import { parse, type Spec } from "comment-parser";

/** What a comment says of an element; the tags are those that editors and catalogues of elements know. */
export interface Documentation {
  readonly element: string | undefined;
  readonly summary: string;
  readonly attributes: readonly DocumentedAttribute[];
  readonly events: readonly DocumentedEvent[];
  readonly slots: readonly Documented[];
  readonly parts: readonly Documented[];
}

export interface Documented {
  /** Empty of the slot that has no name. */
  readonly name: string;
  readonly description: string;
}

export interface DocumentedAttribute extends Documented {
  /** As it is written: a type of TypeScript, or the name of one of the project's. */
  readonly type: string;
  readonly default: string | undefined;
}

export interface DocumentedEvent extends Documented {
  /** The event's class. */
  readonly type: string;
}

/** The comment of a module that tells of an element: the one with `@element`, or with the tags of all elements. */
export function documentationOf(source: string): Documentation {
  const block = parse(source).find(({ tags }) => tags.some(({ tag }) => tag === "element" || tag === "attr"));
  if (block === undefined) throw new Error("No comment here documents an element");
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

/** "name - what it is": the dash may stand for the name. */
function described({ name, description }: Spec): Documented {
  return { name: name === "-" ? "" : name, description: description.replace(/^- /, "") };
}

function wholeText({ name, description }: Spec): string {
  return `${name} ${description}`.trim();
}
