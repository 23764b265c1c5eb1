import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Context } from "../http/context.ts";

/** CouchDB's name of the session cookie. */
const NAME = "AuthSession";

/** The cookie with a session's token. It ends with the browser's session, or earlier when the server ends the session. */
export interface SessionCookie {
  read(context: Context): string | undefined;
  set(context: Context, token: string): void;
  clear(context: Context): void;
}

/**
 * @param portal the portal's address for browsers. Over https, the cookie is Secure, and its `__Host-` prefix makes the browser
 * refuse one that another host of the site sets
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
