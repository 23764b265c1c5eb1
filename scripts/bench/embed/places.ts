import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { startSystem } from "../../../demo/system/startSystem.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { withFolder } from "../temporaryFolder.ts";
import { buildBarePage } from "./bare/buildBarePage.ts";
import { EMBEDDING, type Places, pageOf } from "./pages.ts";

const TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript" };

const built = (folder: string) => fileURLToPath(new URL(`../../../dist/${folder}`, import.meta.url));

/** Builds the portal and the elements, starts the system on free ports of this machine, and stops it after the work. */
export async function withPlaces(work: (places: Places) => Promise<void>): Promise<void> {
  const { status } = spawnSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("The build failed: run `npm run build` and mend what it reports");
  await withPages((pages) =>
    withFolder(async (data) => {
      const system = await startSystem({
        ports: { portal: 0, councils: 0, simulators: 0 },
        settings: readSettings({ KAUNTER_DATA: data, KAUNTER_COUNCIL_ORIGINS: pages.site }),
        files: { portal: built("portal"), widgets: built("widgets") },
        log: () => undefined,
      });
      try {
        const places = { ...pages, portal: system.urls.portal };
        pages.embed(places);
        await work(places);
      } finally {
        await system.close();
      }
    }),
  );
}

interface Pages extends Pick<Places, "site" | "bare"> {
  /** Makes the council's pages embed this portal. */
  embed(places: Places): void;
}

/**
 * Serves the bare React page and, at a council's host name, the embedding pages. It compresses them as the portal's server does.
 */
async function withPages(work: (pages: Pages) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    await buildBarePage(folder);
    let places: Places | undefined;
    const contentOf = async (pathname: string) => {
      const embedding = places && EMBEDDING.find((name) => pathname === `/${name}.html`);
      if (places && embedding) return pageOf(embedding, places).html;
      const file = join(folder, pathname === "/" ? "index.html" : pathname);
      return readFile(file, "utf8").catch(() => undefined);
    };
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const content = await contentOf(pathname);
      response.writeHead(content === undefined ? 404 : 200, {
        "content-type": TYPES[extname(pathname)] ?? "text/html",
        "content-encoding": "br",
      });
      response.end(brotliCompressSync(content ?? ""));
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
