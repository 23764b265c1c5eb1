import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Builds a council's own application, with its own React. It uses development mode, where StrictMode runs effects twice. */
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
