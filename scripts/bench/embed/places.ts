import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { withBuiltSystem } from "../builtSystem.ts";
import { withFolder } from "../temporaryFolder.ts";
import { buildBarePage } from "./bare/buildBarePage.ts";
import { EMBEDDING, type Places, pageOf } from "./pages.ts";

const TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript" };

/** Starts the system and the pages to compare, and stops them after the work. */
export async function withPlaces(work: (places: Places) => Promise<void>): Promise<void> {
  await withPages((pages) =>
    withBuiltSystem(async ({ urls }) => {
      const places = { ...pages, portal: urls.portal };
      pages.embed(places);
      await work(places);
    }, pages.site),
  );
}

interface Pages extends Pick<Places, "site" | "bare"> {
  /** Makes the council's pages embed this portal. */
  embed(places: Places): void;
}

/**
 * Serves the bare React page, the page of bare forms (usedHeap.ts) and, at a council's host name, the embedding pages. It compresses
 * them as the portal's server does.
 */
async function withPages(work: (pages: Pages) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    await buildBarePage(folder);
    await buildBarePage(join(folder, "forms"), join(import.meta.dirname, "forms"));
    let places: Places | undefined;
    const contentOf = async (pathname: string) => {
      const embedding = places && EMBEDDING.find((name) => pathname === `/${name}.html`);
      if (places && embedding) return pageOf(embedding, places).html;
      const file = join(folder, pathname === "/" ? "index.html" : pathname);
      return readFile(file, "utf8").catch(() => undefined);
    };
    // compressed once, as the portal's files are, so that a visit does not measure the compression
    const compressed = new Map<string, Buffer | undefined>();
    const compress = async (pathname: string) => {
      if (!compressed.has(pathname)) {
        const content = await contentOf(pathname);
        compressed.set(pathname, content === undefined ? undefined : brotliCompressSync(content));
      }
      return compressed.get(pathname);
    };
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const content = await compress(pathname);
      response.writeHead(content === undefined ? 404 : 200, {
        "content-type": TYPES[extname(pathname)] ?? "text/html",
        "content-encoding": "br",
      });
      response.end(content);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    try {
      await work({
        site: `http://mpt.localhost:${port}`,
        bare: `http://127.0.0.1:${port}`,
        embed: (given) => {
          places = given;
        },
      });
    } finally {
      server.close();
    }
  });
}
