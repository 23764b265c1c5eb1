import { readFile } from "node:fs/promises";
import type { Context, Hono } from "hono";

/** The files that every simulated gateway's pages load. */
export function addAssets(app: Hono): void {
  app.get("/gateway.css", (context) => asset(context, "gateway.css", "text/css; charset=utf-8"));
  app.get("/return.js", (context) => asset(context, "return.js", "text/javascript; charset=utf-8"));
}

async function asset(context: Context, file: string, type: string): Promise<Response> {
  const content = await readFile(new URL(`./${file}`, import.meta.url), "utf8");
  return context.body(content, 200, { "Content-Type": type, "X-Content-Type-Options": "nosniff" });
}
