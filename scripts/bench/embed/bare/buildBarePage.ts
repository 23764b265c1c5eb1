import react from "@vitejs/plugin-react";
import { build } from "vite";

/** Builds the bare React page like the elements: minified, for production, without comments. */
export async function buildBarePage(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: "./",
    logLevel: "warn",
    plugins: [react()],
    // production, whatever the environment of this process says
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { comments: { annotation: false } } },
    },
  });
}
