import { readFile } from "node:fs/promises";
import type { Context } from "hono";

/** Serves a file that pages load. It reads the file once. */
export function servedFile(
  file: URL,
  type: "text/css" | "text/javascript",
): (context: Context) => Promise<Response> {
  const content = readFile(file, "utf8");
  return async (context) => {
    context.header("Cache-Control", "public, max-age=3600");
    context.header("X-Content-Type-Options", "nosniff");
    return context.body(await content, 200, { "Content-Type": `${type}; charset=utf-8` });
  };
}
