import { hashOf } from "./route.ts";

/** After an unexpected error the page is loaded anew on the way home: what broke may still be broken. */
export function startAgain(): void {
  addEventListener("hashchange", () => location.reload(), { once: true });
  if (location.hash === hashOf({ screen: "home" })) location.reload();
}
