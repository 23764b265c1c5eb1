import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { build } from "vite";
import { documentFonts } from "../../build/documentFonts/documentFonts.ts";
import { withFolder } from "../temporaryFolder.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".ttf": "font/ttf",
};

/** Builds and serves the page like the portal: with chunks on demand, in their real sizes. */
export async function withBuiltPage(work: (origin: string) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: "error",
      plugins: [documentFonts()],
      build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
    });
    const server = createServer(async (request, response) => {
      const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
      const file = join(folder, path === "/" ? "index.html" : path);
      const content = await readFile(file).catch(() => undefined);
      response.writeHead(content === undefined ? 404 : 200, {
        "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      });
      response.end(content);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    try {
      await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.close();
    }
  });
}
