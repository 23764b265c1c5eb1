import { globSync } from "node:fs";
import { basename } from "node:path";
import { angularTypes } from "../../../../../scripts/build/package/angular.ts";
import { elementTypes } from "../../../../../scripts/build/package/declarations.ts";
import { eventTypes } from "../../../../../scripts/build/package/eventTypes.ts";
import { namedTypes } from "../../../../../scripts/build/package/namedTypes.ts";
import { packageJson } from "../../../../../scripts/build/package/packageJson.ts";
import { customElements } from "../../../../../scripts/build/published/manifest/customElements.ts";
import {
  elementModules,
  publishedElements,
} from "../../../../../scripts/build/published/manifest/publishedElements.ts";

/** The names on which pages rely, each with its kind and, where it has one, its owner: `attribute kaunter-pay charge`. */
export function publicNames(): readonly string[] {
  return [
    ...new Set([
      ...ofElements(),
      ...ofEvents(),
      ...ofAttributes(),
      ...ofTypes(),
      ...ofPackage(),
      ...addresses(),
    ]),
  ].toSorted();
}

function ofElements(): readonly string[] {
  const elements = customElements().modules.flatMap(({ declarations }) => declarations);
  return elements.flatMap(({ tagName: tag, attributes, members, events, slots, cssParts, cssProperties }) => [
    `tag ${tag}`,
    ...attributes.map(({ name }) => `attribute ${tag} ${name}`),
    ...members.map(({ kind, name }) => `${kind === "field" ? "property" : kind} ${tag} ${name}`),
    ...events.map(({ name }) => `event ${tag} ${name}`),
    ...slots.map(({ name }) => `slot ${tag} ${name || "default"}`),
    ...cssParts.map(({ name }) => `part ${tag} ${name}`),
    // every element takes the same ones
    ...cssProperties.map(({ name }) => `variable ${name}`),
  ]);
}

/** The fields of each event's detail, with their own values. Values of named types are in `ofTypes`. */
function ofEvents(): readonly string[] {
  return eventTypes().flatMap(({ name, declarations }) => {
    const detail = declarations.find((declaration) => declaration.startsWith("export interface")) ?? "";
    const fields = [...detail.matchAll(/^ {2}readonly (\w+): (.+);$/gm)];
    return fields.flatMap(([, field = "", type = ""]) => [
      `detail ${name} ${field}`,
      ...[...type.matchAll(/"(.+?)"/g)].map(([, value]) => `value ${name} ${field} ${value}`),
    ]);
  });
}

/** The values of attributes whose type is written out. */
function ofAttributes(): readonly string[] {
  const attributes = publishedElements().flatMap((element) => element.attributes);
  return attributes.flatMap(({ name, type }) =>
    [...type.matchAll(/"(.+?)"|\b(\d)\b/g)].map(([, text, digit]) => `value ${name} ${text ?? digit}`),
  );
}

/** The values of attributes and details: councils, charge types, languages, states of a payment, screens, kinds of errors. */
function ofTypes(): readonly string[] {
  return namedTypes().flatMap((declaration) => {
    const type = /^export type (\w+)/.exec(declaration)?.[1];
    return [...declaration.matchAll(/"(.+?)"/g)].map(([, value]) => `value ${type} ${value}`);
  });
}

function ofPackage(): readonly string[] {
  const { exports } = packageJson("0.0.0", elementModules().map(builtFrom)) as { readonly exports: object };
  const declared = /^export (?:declare )?(?:type|interface|class) (\w+)/gm;
  return [
    ...Object.keys(exports).map((entry) => `entry ${entry}`),
    ...[...elementTypes().matchAll(declared)].map(([, name]) => `export . ${name}`),
    ...[...angularTypes().matchAll(declared)].map(([, name]) => `export ./angular ${name}`),
  ];
}

/** The files that pages name, below the portal's address. */
function addresses(): readonly string[] {
  const loaderAndSheet = globSync("widgets/kaunter.{ts,css}").map((file) => basename(file));
  return [...loaderAndSheet, ...elementModules()].map((file) => `address /widgets/${builtFrom(file)}`);
}

const builtFrom = (file: string) => file.replace(/\.ts$/, ".js");
