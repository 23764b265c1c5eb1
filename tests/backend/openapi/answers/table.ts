import type { World } from "./world.ts";

/** What has an operation answer with a status: what must hold before, and the call. */
export type Provoking = (world: World) => Promise<unknown>;

/** By the operation, as "post /search", and the status. */
export type Table = Readonly<Record<string, Readonly<Record<number, Provoking>>>>;
