import { FRAMEWORKS } from "./frameworks.ts";

const TYPES = "./types/elements.d.ts";

/** @param elements the modules of the elements, `kaunter-pay.js` and the like */
export function packageJson(version: string, elements: readonly string[]): object {
  const modules = elements.map((file) => [
    `./${file.replace(/\.js$/, "")}`,
    { types: TYPES, default: `./${file}` },
  ]);
  return {
    name: "kaunter-widgets",
    version,
    description: "The payment counter of Malaysian local councils, as custom elements",
    license: "UNLICENSED",
    type: "module",
    types: TYPES,
    exports: {
      ".": { types: TYPES, default: "./index.js" },
      ...Object.fromEntries(modules),
      ...Object.fromEntries(FRAMEWORKS.map(({ name }) => [`./${name}`, { types: `./types/${name}.d.ts` }])),
      "./custom-elements.json": "./custom-elements.json",
      "./vscode.html-custom-data.json": "./vscode.html-custom-data.json",
      "./package.json": "./package.json",
    },
    // importing a module defines its element
    sideEffects: true,
    customElements: "custom-elements.json",
    files: ["*.js", "*.js.map", "*.json", "assets", "chunks", "types"],
    peerDependencies: { "@types/react": ">=19", svelte: ">=5", vue: ">=3.5" },
    peerDependenciesMeta: {
      "@types/react": { optional: true },
      svelte: { optional: true },
      vue: { optional: true },
    },
  };
}
