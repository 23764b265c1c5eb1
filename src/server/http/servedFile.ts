import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";

/** Serves a file that pages load. */
export function servedFile(file: URL): ReturnType<typeof serveStatic> {
  return serveStatic({
    path: fileURLToPath(file),
    onFound: (_path, context) => {
      context.header("Cache-Control", "public, max-age=3600");
      context.header("X-Content-Type-Options", "nosniff");
    },
  });
}
