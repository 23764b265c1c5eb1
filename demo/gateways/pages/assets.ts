import type { Hono } from "hono";
import { addDemoSheet } from "../../pages/demoPage.ts";
import { servedFile } from "../../servedFile.ts";

/** The files that every simulated gateway's pages load. */
export function addAssets(app: Hono): void {
  addDemoSheet(app);
  app.get("/gateway.css", servedFile(new URL("./gateway.css", import.meta.url), "text/css"));
  app.get("/return.js", servedFile(new URL("./return.js", import.meta.url), "text/javascript"));
}
