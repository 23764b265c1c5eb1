import type { DocumentedAttribute } from "../published/manifest/documentation.ts";
import { publishedElements } from "../published/manifest/publishedElements.ts";
import { HEADER, interfaceName, joined, ownAttributes, sharedAttributes } from "./declarations.ts";
import { eventTypes } from "./eventTypes.ts";

/** The elements as JSX tags of React 19, with the listeners `onkaunter-…`. */
export function reactTypes(): string {
  const elements = publishedElements();
  const events = eventTypes();
  const shared = sharedAttributes(elements);
  const tags = elements.map((element) => ({
    tag: element.tag,
    type: interfaceName(element.tag),
    attributes: ownAttributes(element, shared),
  }));
  const imported = [
    ...["ChargeType", "CouncilCode", "Language"],
    ...events.map(({ type }) => type),
    ...tags.map(({ type }) => type),
  ];
  const listeners = events.map(({ name, type }) => `  readonly "on${name}"?: (event: ${type}) => void;`);
  return joined([
    HEADER,
    `import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
${imported.map((type) => `  ${type},`).join("\n")}
} from "./elements.js";`,
    `interface CommonAttributes {\n${[...shared.map(attribute), ...listeners].join("\n")}\n}`,
    ...tags.map(
      ({ type, attributes }) =>
        `interface ${type}Attributes extends CommonAttributes {\n${attributes.map(attribute).join("\n")}\n}`,
    ),
    `type Tag<Attributes, Element> = Attributes &
  DetailedHTMLProps<Omit<HTMLAttributes<Element>, keyof Attributes>, Element>;`,
    `declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
${tags.map(({ tag, type }) => `      "${tag}": Tag<${type}Attributes, ${type}>;`).join("\n")}
    }
  }
}`,
  ]);
}

function attribute({ name, type, description }: DocumentedAttribute): string {
  // a tag may also write a number as text
  const written = /^\d/.test(type) ? `${type} | ${type.replace(/\d+/g, '"$&"')}` : type;
  return `  /** ${description} */\n  readonly "${name}"?: ${written};`;
}
