import elements from "../../../package.json" with { type: "json" };

/** Small programs of councils in the frameworks that the npm package has types for. Each shows one `kaunter-pay`. */
export interface FrameworkApp {
  readonly name: string;
  readonly packages: Readonly<Record<string, string>>;
  /** The commands that check the types and build the program into `dist`. */
  readonly build: readonly string[];
  /** The file with the tag. */
  readonly source: string;
  readonly files: (portal: string) => Readonly<Record<string, string>>;
  /** Right code of the program, and wrong code in its place that the build must refuse. */
  readonly mistakes: readonly {
    readonly right: string;
    readonly wrong: string;
    /** What the error says, of the type that only this attribute or this event has. */
    readonly says: string | RegExp;
  }[];
  /** The versions of React in the built program. */
  readonly reacts: readonly string[];
}

const TYPESCRIPT = "5.9.3";

/** The React inside the elements. */
const OF_ELEMENTS = elements.devDependencies.react;

const COMPILER = {
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  module: "ESNext",
  moduleResolution: "bundler",
  strict: true,
  noEmit: true,
  types: [],
};

const page = (body: string) => `<!doctype html><title>A council</title>${body}`;

const WRONG_COUNCIL = {
  right: 'council="mps"',
  wrong: 'council="mbpj"',
  says: `Type '"mbpj"' is not assignable to type 'CouncilCode `,
};
const WRONG_DETAIL = {
  right: "detail.status",
  wrong: "detail.email",
  says: "Property 'email' does not exist on type 'PaymentNews'.",
};
// compilers list the levels in orders of their own
const NO_HEADING_LEVEL =
  /Type '7' is not assignable to type '[1-6 |]+ \| "1" \| "2" \| "3" \| "4" \| "5" \| "6" \|/;

/** The oldest React that the package works with, so not the one in which the elements are written. */
const REACT_VERSION = "19.2.0";

const REACT: FrameworkApp = {
  name: "react",
  packages: {
    "@types/react": "19.2.0",
    "@types/react-dom": "19.2.0",
    react: REACT_VERSION,
    "react-dom": REACT_VERSION,
    typescript: TYPESCRIPT,
    vite: "8.3.8",
  },
  build: ["tsc", "vite build --logLevel error"],
  source: "main.tsx",
  files: (portal) => ({
    "index.html": page('<div id="app"></div><script type="module" src="./main.tsx"></script>'),
    "main.tsx": `import "kaunter-widgets/react/kaunter-pay";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

function App() {
  const [status, setStatus] = useState("");
  return (
    <>
      <kaunter-pay api="${portal}" council="mps" heading-level={3} onkaunter-payment={(event) => setStatus(event.detail.status)} />
      <p role="status">{status}</p>
    </>
  );
}
createRoot(document.getElementById("app")!).render(<StrictMode><App /></StrictMode>);
`,
    "vite.config.ts": 'export default { base: "./" };\n',
    "tsconfig.json": JSON.stringify({
      compilerOptions: { ...COMPILER, jsx: "react-jsx" },
      files: ["main.tsx"],
    }),
  }),
  mistakes: [
    WRONG_COUNCIL,
    WRONG_DETAIL,
    { right: "heading-level={3}", wrong: "heading-level={7}", says: NO_HEADING_LEVEL },
  ],
  reacts: [REACT_VERSION],
};

const VUE: FrameworkApp = {
  name: "vue",
  packages: {
    "@vitejs/plugin-vue": "6.0.11",
    typescript: TYPESCRIPT,
    vite: "8.3.8",
    vue: "3.5.45",
    "vue-tsc": "3.3.14",
  },
  build: ["vue-tsc --noEmit", "vite build --logLevel error"],
  source: "App.vue",
  files: (portal) => ({
    "index.html": page('<div id="app"></div><script type="module" src="./main.ts"></script>'),
    "main.ts": `import { createApp } from "vue";
import App from "./App.vue";
createApp(App).mount("#app");
`,
    "App.vue": `<script setup lang="ts">
import "kaunter-widgets/kaunter-pay";
import type { KaunterPaymentEvent } from "kaunter-widgets";
import type {} from "kaunter-widgets/vue";
import { ref } from "vue";
const portal = "${portal}";
const status = ref("");
const show = ({ detail }: KaunterPaymentEvent) => (status.value = detail.status);
</script>
<template>
  <kaunter-pay :api="portal" council="mps" :heading-level="3" @kaunter-payment="show"></kaunter-pay>
  <p role="status">{{ status }}</p>
</template>
`,
    "vite.config.ts": `import vue from "@vitejs/plugin-vue";
const isCustomElement = (tag: string) => tag.startsWith("kaunter-");
export default { base: "./", plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
`,
    "tsconfig.json": JSON.stringify({
      compilerOptions: COMPILER,
      vueCompilerOptions: { strictTemplates: true },
      include: ["main.ts", "App.vue"],
    }),
  }),
  mistakes: [
    WRONG_COUNCIL,
    WRONG_DETAIL,
    { right: ':heading-level="3"', wrong: ':heading-level="7"', says: NO_HEADING_LEVEL },
  ],
  reacts: [OF_ELEMENTS],
};

const SVELTE: FrameworkApp = {
  name: "svelte",
  packages: {
    "@sveltejs/vite-plugin-svelte": "7.3.1",
    svelte: "5.57.3",
    "svelte-check": "4.7.8",
    typescript: TYPESCRIPT,
    vite: "8.3.8",
  },
  build: ["svelte-check --output machine", "vite build --logLevel error"],
  source: "App.svelte",
  files: (portal) => ({
    "index.html": page('<script type="module" src="./main.ts"></script>'),
    "main.ts": `import { mount } from "svelte";
import App from "./App.svelte";
mount(App, { target: document.body });
`,
    "App.svelte": `<script lang="ts">
  import "kaunter-widgets/kaunter-pay";
  import type {} from "kaunter-widgets/svelte";
  let status = $state("");
</script>
<kaunter-pay api="${portal}" council="mps" heading-level={3} onkaunter-payment={(event) => (status = event.detail.status)}></kaunter-pay>
<p role="status">{status}</p>
`,
    "svelte.config.js": `import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
export default { preprocess: vitePreprocess() };
`,
    "vite.config.ts": `import { svelte } from "@sveltejs/vite-plugin-svelte";
export default { base: "./", plugins: [svelte()] };
`,
    "tsconfig.json": JSON.stringify({
      compilerOptions: { ...COMPILER, types: ["svelte"], verbatimModuleSyntax: true },
      include: ["main.ts", "App.svelte"],
    }),
  }),
  mistakes: [
    WRONG_COUNCIL,
    WRONG_DETAIL,
    { right: "heading-level={3}", wrong: "heading-level={7}", says: NO_HEADING_LEVEL },
  ],
  reacts: [OF_ELEMENTS],
};

const ANGULAR_VERSION = "21.2.26";

const ANGULAR: FrameworkApp = {
  name: "angular",
  packages: {
    "@angular/build": "21.2.27",
    "@angular/cli": "21.2.28",
    "@angular/common": ANGULAR_VERSION,
    "@angular/compiler": ANGULAR_VERSION,
    "@angular/compiler-cli": ANGULAR_VERSION,
    "@angular/core": ANGULAR_VERSION,
    "@angular/platform-browser": ANGULAR_VERSION,
    rxjs: "7.8.2",
    tslib: "2.9.1",
    typescript: TYPESCRIPT,
  },
  build: ["ng build"],
  source: "main.ts",
  files: (portal) => ({
    "main.ts": `import { Component, provideZonelessChangeDetection, signal } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { KaunterPayComponent } from "kaunter-widgets/angular";
import "kaunter-widgets/kaunter-pay";

@Component({
  selector: "app-root",
  imports: [KaunterPayComponent],
  template: \`<kaunter-pay api="${portal}" council="mps" [heading-level]="3" (kaunter-payment)="status.set($event.detail.status)"></kaunter-pay>
    <p role="status">{{ status() }}</p>\`,
})
class App {
  readonly status = signal("");
}
await bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
`,
    "index.html": page("<app-root></app-root>"),
    "angular.json": JSON.stringify({
      version: 1,
      cli: { analytics: false },
      projects: {
        app: {
          projectType: "application",
          root: "",
          architect: {
            build: {
              builder: "@angular/build:application",
              options: {
                outputPath: { base: "dist", browser: "" },
                index: "index.html",
                browser: "main.ts",
                tsConfig: "tsconfig.json",
                baseHref: "./",
              },
            },
          },
        },
      },
    }),
    "tsconfig.json": JSON.stringify({
      compilerOptions: { ...COMPILER, noEmit: false, module: "ES2022", skipLibCheck: true },
      angularCompilerOptions: { strictTemplates: true },
      files: ["main.ts"],
    }),
  }),
  mistakes: [
    WRONG_COUNCIL,
    WRONG_DETAIL,
    { right: '[heading-level]="3"', wrong: '[heading-level]="7"', says: NO_HEADING_LEVEL },
  ],
  reacts: [OF_ELEMENTS],
};

export const FRAMEWORK_APPS: readonly FrameworkApp[] = [REACT, VUE, SVELTE, ANGULAR];
