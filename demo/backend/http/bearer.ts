import type { Context } from "./context.ts";

/** The bearer token that a call shows, "" where it shows none: whose form is another's leads to nothing either. */
export function bearerOf(context: Context): string {
  return /^Bearer (\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
}
