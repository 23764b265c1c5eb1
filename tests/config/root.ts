import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

/** The project's folder, to which every configuration's paths are relative. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** One worker for each core, since the tests wait for almost nothing but the processor. */
export const WORKERS = availableParallelism();
