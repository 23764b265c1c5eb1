import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

/** The project's folder, to which every configuration's paths are relative. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Milliseconds for a hook: it may start a server or a browser, on a machine that does other things too. */
export const HOOK_TIMEOUT = 60_000;

/** One worker for each core, since the tests wait for almost nothing but the processor. */
export const WORKERS = availableParallelism();
