import { type PublishedElement, publishedElements } from "../published/manifest/publishedElements.ts";
import { camelCase, HEADER, interfaceName, joined } from "./declarations.ts";

/**
 * Components for Angular's templates, one for each element. Angular checks no attribute of an element that it does not know, so each
 * component takes the attributes as inputs and writes them into its tag. They are in the form in which Angular's own tools publish
 * libraries: partly compiled, and finished by the compiler of the program that uses them.
 */

/** The oldest compilers that finish a component and a factory in this form, and the version that the form is of. */
const FROM = { component: "14.0.0", factory: "12.0.0" };
const FORM_OF = "19.0.0";

export function angularModule(): string {
  return joined([
    HEADER,
    'import * as i0 from "@angular/core";',
    `function write(element, attribute, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true ? "" : String(value));
}`,
    ...publishedElements().map(component),
  ]);
}

export function angularTypes(): string {
  const elements = publishedElements();
  const types = elements.map(({ tag }) => `${interfaceName(tag)}Attributes`);
  return joined([
    HEADER,
    `import type * as i0 from "@angular/core";\nimport type {\n${types.map((type) => `  ${type},`).join("\n")}\n} from "./elements.js";`,
    ...elements.map(componentType),
  ]);
}

function className(tag: string): string {
  return `${interfaceName(tag)}Component`;
}

function component({ tag, attributes }: PublishedElement): string {
  const type = className(tag);
  const setters = attributes.map(
    ({ name }) => `  set ${camelCase(name)}(value) {
    write(this.#element, "${name}", value);
  }`,
  );
  const inputs = attributes.map(({ name }) => `${camelCase(name)}: "${name}"`);
  return `export class ${type} {
  #element = i0.inject(i0.ElementRef).nativeElement;
${setters.join("\n")}
  static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: "${FROM.factory}", version: "${FORM_OF}", ngImport: i0, type: ${type}, deps: [], target: i0.ɵɵFactoryTarget.Component });
  static ɵcmp = i0.ɵɵngDeclareComponent({ minVersion: "${FROM.component}", version: "${FORM_OF}", ngImport: i0, type: ${type}, isStandalone: true, selector: "${tag}", inputs: { ${inputs.join(", ")} }, template: "<ng-content></ng-content>", isInline: true });
}`;
}

/** A template gives the text of a boolean attribute. */
function componentType({ tag, attributes, summary }: PublishedElement): string {
  const type = className(tag);
  const setters = attributes.map(({ name, description, type: written }) => {
    const value = `${interfaceName(tag)}Attributes["${name}"]${written === "boolean" ? ' | "" | "kiosk"' : ""} | null`;
    return `  /** ${description} */\n  set ${camelCase(name)}(value: ${value});`;
  });
  const inputs = attributes.map(
    ({ name }) => `"${camelCase(name)}": { "alias": "${name}"; "required": false }`,
  );
  return `/** ${summary} */
export declare class ${type} {
${setters.join("\n")}
  static ɵfac: i0.ɵɵFactoryDeclaration<${type}, never>;
  static ɵcmp: i0.ɵɵComponentDeclaration<${type}, "${tag}", never, { ${inputs.join("; ")} }, {}, never, ["*"], true, never>;
}`;
}
