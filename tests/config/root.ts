import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

/** The project's folder, from which every configuration names its files. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** As many as the machine has cores, since the tests wait for hardly anything else. */
export const WORKERS = availableParallelism();
