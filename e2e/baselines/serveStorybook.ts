import { fileURLToPath } from "node:url";
import { preview } from "vite";
import { freePort } from "../support/freePort.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Serves the built Storybook on a free port for all workers of a run, and writes its address into the environment before the
 * first worker starts.
 * @returns a function that ends it
 */
export default async function serve(): Promise<() => Promise<void>> {
  const port = await freePort();
  const server = await preview({
    root: ROOT,
    logLevel: "warn",
    build: { outDir: "storybook-static" },
    preview: { host: "127.0.0.1", port, strictPort: true },
  });
  process.env.KAUNTER_LOOKS_STORYBOOK = `http://localhost:${port}`;
  return () => server.close();
}
