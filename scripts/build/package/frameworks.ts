import { publishedElements } from "../published/manifest/publishedElements.ts";
import { HEADER, interfaceName, joined } from "./declarations.ts";

/** How a framework learns of the tags in its templates. */
interface Framework {
  /** The file in the package's `types`, and the name under which a page imports it. */
  readonly name: string;
  readonly imports: string;
  /** The types that the tags are made of, and `Tag`, which combines a tag's attributes with its element. */
  readonly declarations: string;
  readonly module: string;
  /** The interfaces around the list of tags, the outermost first. */
  readonly around: readonly string[];
}

const LISTENERS = `type Listeners = {
  readonly [Name in keyof KaunterEvents as \`on\${Name}\`]?: (event: KaunterEvents[Name]) => void;
};`;

export const FRAMEWORKS: readonly Framework[] = [
  {
    name: "react",
    imports: 'import type { DetailedHTMLProps, HTMLAttributes } from "react";',
    declarations: `${LISTENERS}

type Tag<Attributes, Element> = Attributes &
  Listeners &
  DetailedHTMLProps<Omit<HTMLAttributes<Element>, keyof Attributes>, Element>;`,
    module: "react",
    around: ["namespace JSX", "interface IntrinsicElements"],
  },
  {
    name: "vue",
    imports: 'import type { HTMLAttributes, PublicProps } from "vue";',
    // vue-tsc looks attributes and events up by their names in camel case
    declarations: `type CamelCase<Name> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${First}\${Capitalize<CamelCase<Rest> & string>}\`
  : Name;

type InCamelCase<Attributes> = { [Name in keyof Attributes as CamelCase<Name> & string]: Attributes[Name] };

type Listeners = {
  readonly [Name in keyof KaunterEvents as \`on\${Capitalize<CamelCase<Name> & string>}\`]?: (event: KaunterEvents[Name]) => void;
};

type Tag<Attributes, Element> = new () => Element & {
  $props: InCamelCase<Attributes> & Listeners & Omit<HTMLAttributes, keyof Attributes> & PublicProps;
};`,
    module: "vue",
    around: ["interface GlobalComponents"],
  },
  {
    name: "svelte",
    imports: 'import type { HTMLAttributes } from "svelte/elements";',
    declarations: `${LISTENERS}

type Tag<Attributes, Element extends EventTarget> = Attributes & Listeners & Omit<HTMLAttributes<Element>, keyof Attributes>;`,
    module: "svelte/elements",
    around: ["interface SvelteHTMLElements"],
  },
];

/** The elements as tags in the framework's templates, with their attributes and events. */
export function frameworkTypes({ imports, declarations, module, around }: Framework): string {
  const tags = publishedElements().map(({ tag }) => ({ tag, type: interfaceName(tag) }));
  const imported = ["KaunterEvents", ...tags.flatMap(({ type }) => [type, `${type}Attributes`])];
  const listed = tags.map(({ tag, type }) => `"${tag}": Tag<${type}Attributes, ${type}>;`).join("\n");
  const nested = around.reduceRight((inner, outer) => `${outer} {\n${inner}\n}`, listed);
  return joined([
    HEADER,
    `${imports}\nimport type {\n${imported.map((type) => `  ${type},`).join("\n")}\n} from "./elements.js";`,
    declarations,
    `declare module "${module}" {\n${nested}\n}`,
  ]);
}
