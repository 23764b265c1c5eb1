import { FRAMEWORKS } from "./frameworks.ts";

const TYPES = "./types/elements.d.ts";
const TYPES_FOR_REACT = "./types/react.d.ts";

/** The packages of a program that the package works with. A program needs only those of its own framework. */
const PEERS = {
  "@angular/core": ">=19",
  "@types/react": ">=19",
  react: ">=19.2",
  "react-dom": ">=19.2",
  svelte: ">=5",
  vue: ">=3.5",
};

/** @param elements the modules of the elements, `kaunter-pay.js` and the like */
export function packageJson(version: string, elements: readonly string[]): object {
  const named = elements.map((file) => ({ file, name: file.replace(/\.js$/, "") }));
  return {
    name: "kaunter-widgets",
    version,
    description: "The payment counter of Malaysian local councils, as custom elements",
    license: "UNLICENSED",
    type: "module",
    types: TYPES,
    exports: {
      ".": { types: TYPES, default: "./index.js" },
      ...Object.fromEntries(
        named.map(({ file, name }) => [`./${name}`, { types: TYPES, default: `./${file}` }]),
      ),
      ...Object.fromEntries(FRAMEWORKS.map(({ name }) => [`./${name}`, { types: `./types/${name}.d.ts` }])),
      // the elements for a program that has React
      "./react": { types: TYPES_FOR_REACT, default: "./react/index.js" },
      ...Object.fromEntries(
        named.map(({ file, name }) => [
          `./react/${name}`,
          { types: TYPES_FOR_REACT, default: `./react/${file}` },
        ]),
      ),
      "./angular": { types: "./types/angular.d.ts", default: "./angular.js" },
      "./custom-elements.json": "./custom-elements.json",
      "./vscode.html-custom-data.json": "./vscode.html-custom-data.json",
      "./package.json": "./package.json",
    },
    // importing a module defines its element
    sideEffects: true,
    customElements: "custom-elements.json",
    files: ["*.js", "*.js.map", "*.json", "assets", "chunks", "react", "types"],
    peerDependencies: PEERS,
    peerDependenciesMeta: Object.fromEntries(Object.keys(PEERS).map((name) => [name, { optional: true }])),
  };
}
