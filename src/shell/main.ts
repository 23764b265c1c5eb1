import { reloadAfterChunkLoadFailure, watchForChunkLoadFailures } from "./chunkLoadFailure.ts";

/**
 * Starts the portal in steps, and loads React before the screens. Running everything at once would block a slow phone whose user
 * is already reading. The first paint has preloaded both files.
 */

watchForChunkLoadFailures();

begin().catch(reloadAfterChunkLoadFailure);

async function begin(): Promise<void> {
  await import("./drawing.ts");
  await new Promise((pass) => setTimeout(pass));
  await import("./start.tsx");
}
