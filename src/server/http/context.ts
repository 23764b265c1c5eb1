import type { Context as HonoContext } from "hono";

/** The correlation id of a request. Its answer and our log share it. */
export type BackendEnv = { Variables: { reference: string } };

export type Context = HonoContext<BackendEnv>;
