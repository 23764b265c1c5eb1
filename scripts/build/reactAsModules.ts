import MagicString from "magic-string";
import type { Plugin } from "vite";

const REACT =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/](?:[\w-]+|cjs[\\/][\w-]+\.production)\.js$/;
/** A package's entry, which chooses between the files for production and for development. */
const ENTRY = /module\.exports = require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/;
const REQUIRED = /^var (?:\w+ = require\("[\w/-]+"\)(?:,\s+)?)+;/m;
const EACH_REQUIRED = /(\w+) = require\("([\w/-]+)"\)/g;
const EXPORTED = /\bexports\.(\w+)(?: =)?/g;
/** What only the scheduler of React's own tests has. */
const ABSENT = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g;

/** Emotion reads this function by a computed name, so that the bundler would need an object with all of React's functions. */
const EMOTION = /[\\/]node_modules[\\/]@emotion[\\/]use-insertion-effect-with-fallbacks[\\/]/;
const COMPUTED = "React['useInsertion' + 'Effect']";

/**
 * Turns React's files, which have the format of Node, into modules. The bundler would wrap each file in a function. The browser
 * parses such a function again when it runs, and the main thread waits for it: 110 ms on a cheap phone. The browser parses a
 * module beside the main thread, and once. The bundler also drops the functions that nobody uses, so that a search is 2.3 kB smaller.
 */
export function reactAsModules(): Plugin {
  return {
    name: "kaunter:react-as-modules",
    apply: "build",
    transform: {
      filter: { id: [REACT, EMOTION] },
      handler(code, id) {
        const edited = EMOTION.test(id) ? withPlainName(code) : asModule(code);
        return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
      },
    },
  };
}

/**
 * Emotion's file, which then names the function in full.
 * @throws when the file does not compute the name, which a new version of Emotion may no longer do
 */
export function withPlainName(code: string): MagicString {
  const edited = new MagicString(code).replaceAll(COMPUTED, "React.useInsertionEffect");
  if (!edited.hasChanged())
    throw new Error(
      `Emotion's file does not contain ${COMPUTED}. Look for the name in @emotion/use-insertion-effect-with-fallbacks, and correct scripts/build/reactAsModules.ts.`,
    );
  return edited;
}

/** A file of React as a module. It imports what it required, and exports by name what it assigned to `exports`. */
export function asModule(code: string): MagicString {
  const edited = new MagicString(code);
  const entry = ENTRY.exec(code)?.[1];
  if (entry !== undefined)
    return edited.overwrite(0, code.length, `export * from "${entry}";export * as default from "${entry}";`);
  edited.replace(ABSENT, "undefined");
  edited.replace(REQUIRED, (declaration) =>
    [...declaration.matchAll(EACH_REQUIRED)]
      .map(([, local, name]) => `import * as ${local} from "${name}";`)
      .join(""),
  );
  const names = new Set<string>();
  edited.replace(EXPORTED, (found: string, name: string, place: number) => {
    const isDeclaration = found.endsWith("=") && code[place - 1] === "\n" && !names.has(name);
    names.add(name);
    return `${isDeclaration ? "var " : ""}${found.replace("exports.", "exported_")}`;
  });
  const clauses = [...names].map((name) => `exported_${name} as ${name}`);
  return edited.append(`\nexport { ${clauses.join(", ")} };`);
}
