import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "./context.ts";

/** The bearer token that a call shows, "" where it shows none: whose form is another's leads to nothing either. */
export function bearerOf(context: Context): string {
  return /^Bearer (\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
}

/** Whether a call shows this token; compares in constant time. */
export function showsBearer(context: Context, token: string): boolean {
  const digest = (text: string) => new Uint8Array(createHash("sha256").update(text).digest());
  return timingSafeEqual(digest(bearerOf(context)), digest(token));
}
