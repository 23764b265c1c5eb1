import type { Context as HonoContext } from "hono";

/** What every request carries: the correlation id that its answer and our log share. */
export type BackendEnv = { Variables: { reference: string } };

export type Context = HonoContext<BackendEnv>;
