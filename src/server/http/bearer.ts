import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "./context.ts";

/** The bearer token of a call. "" when there is none or its form is wrong, because "" matches no token. */
export function bearerOf(context: Context): string {
  return /^Bearer (\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
}

/** Whether a call sends this token. Compares in constant time. */
export function showsBearer(context: Context, token: string): boolean {
  const digest = (text: string) => new Uint8Array(createHash("sha256").update(text).digest());
  return timingSafeEqual(digest(bearerOf(context)), digest(token));
}
