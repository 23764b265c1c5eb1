import type { Hono } from "hono";
import { servedFile } from "../../../src/server/http/servedFile.ts";
import { addDemoSheet } from "../../pages/demoPage.ts";

/** Serves the files that the pages of every simulated gateway load. */
export function addAssets(app: Hono): void {
  addDemoSheet(app);
  app.get("/gateway.css", servedFile(new URL("./gateway.css", import.meta.url)));
  app.get("/return.js", servedFile(new URL("./return.js", import.meta.url)));
}
