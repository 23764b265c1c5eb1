import { reloadAfterChunkLoadFailure, watchForChunkLoadFailures } from "./chunkLoadFailure.ts";

/**
 * Begins the portal a part at a time, the library that draws before what is drawn: at once, they would hold up a slow phone that
 * somebody is reading on already. The page has had both fetched (firstPaint).
 */

watchForChunkLoadFailures();

begin().catch(reloadAfterChunkLoadFailure);

async function begin(): Promise<void> {
  await import("./drawing.ts");
  await new Promise((pass) => setTimeout(pass));
  await import("./start.tsx");
}
