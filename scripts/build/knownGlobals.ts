import MagicString from "magic-string";
import type { Plugin } from "vite";

/** What `typeof` says of each of these globals in every browser that runs the portal or the elements. */
const TYPES: Readonly<Record<string, string>> = {
  AbortController: "function",
  FormData: "function",
  HTMLElement: "function",
  MessageChannel: "function",
  Promise: "function",
  ReadableStream: "function",
  Request: "function",
  WeakMap: "function",
  clearTimeout: "function",
  queueMicrotask: "function",
  reportError: "function",
  requestAnimationFrame: "function",
  setTimeout: "function",
  Intl: "object",
  Reflect: "object",
  document: "object",
  performance: "object",
  window: "object",
  // a library in the format of Node, which the bundler wraps
  exports: "object",
  module: "object",
  process: "undefined",
  setImmediate: "undefined",
};

const LIBRARIES =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|i18next|react-i18next|@emotion|dayjs|ky)[\\/]/;
const ASKED = new RegExp(
  `\\btypeof (?:globalThis\\.)?(${Object.keys(TYPES).join("|")})\\b(?!\\s*(?:\\?\\.|[.[(]))`,
  "g",
);

/**
 * Answers the question of libraries whether the browser has a global, so that the build drops what they bring for an environment
 * without it: an older browser or a server. That makes a search 0.5 kB smaller.
 */
export function knownGlobals(): Plugin {
  return {
    name: "kaunter:known-globals",
    apply: "build",
    transform: {
      filter: { id: LIBRARIES },
      handler(code) {
        const edited = answered(code);
        return edited && { code: edited.toString(), map: edited.generateMap({ hires: true }) };
      },
    },
  };
}

/** The code with the answers. Undefined when it has no such question. */
export function answerForBrowsers(code: string): string | undefined {
  return answered(code)?.toString();
}

function answered(code: string): MagicString | undefined {
  const edited = new MagicString(code).replace(ASKED, (_, name: string) => JSON.stringify(TYPES[name]));
  return edited.hasChanged() ? edited : undefined;
}
