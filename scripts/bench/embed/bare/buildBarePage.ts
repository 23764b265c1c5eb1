import react from "@vitejs/plugin-react";
import { build } from "vite";

/**
 * Builds the bare React page like the elements: minified, for production, without comments.
 * @param root the folder of another page to build in its place
 */
export async function buildBarePage(folder: string, root: string = import.meta.dirname): Promise<void> {
  await build({
    configFile: false,
    root,
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
