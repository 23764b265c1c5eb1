import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Context } from "../http/context.ts";

/** CouchDB's name for it. */
const NAME = "AuthSession";

/** The cookie that holds a session's token: it dies with the browser, and the server says when before that. */
export interface SessionCookie {
  read(context: Context): string | undefined;
  set(context: Context, token: string): void;
  clear(context: Context): void;
}

/**
 * @param portal the portal's address as browsers know it: over https the cookie goes nowhere else, and its name makes the
 * browser see to it that no other host of the site has set it
 */
export function sessionCookie(portal: string): SessionCookie {
  const secure = new URL(portal).protocol === "https:";
  const name = secure ? `__Host-${NAME}` : NAME;
  const attributes = { httpOnly: true, sameSite: "Lax", path: "/", secure } as const;
  return {
    read: (context) => getCookie(context, name) || undefined,
    set: (context, token) => setCookie(context, name, token, attributes),
    clear: (context) => void deleteCookie(context, name, attributes),
  };
}
