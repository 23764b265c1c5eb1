import type { World } from "./world.ts";

/** Brings a back end into a state and makes a call, so that an operation answers with the wanted status. */
export type Provoking = (world: World) => Promise<unknown>;

/** By the operation, such as "post /search", and the status. */
export type Table = Readonly<Record<string, Readonly<Record<number, Provoking>>>>;
