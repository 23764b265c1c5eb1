import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The application of a council's own, with a React of its own. In development's way, where StrictMode does all twice. */
export default defineConfig({
  root: import.meta.dirname,
  mode: "development",
  plugins: [react()],
  define: { "process.env.NODE_ENV": '"development"' },
  build: {
    outDir: "../../dist/councils",
    emptyOutDir: true,
    minify: false,
    lib: { entry: "app/main.tsx", formats: ["es"], fileName: "app" },
  },
});
