import { define, is, object } from "superstruct";
import { isResetId } from "../domain/resetLink.ts";

/**
 * Who has the id of a link that sets a forgotten password can set it. So it leaves the address at once, where it would be seen,
 * copied, bookmarked and kept in the browser's history; the entry's own state holds it, so that Refresh works.
 */

const held = object({ reset_id: define<string>("reset id", isResetId) });

const ROUTE = "#/reset_password";

/** Takes the id of a reset link out of the address. The entry is replaced, never added, and keeps its other parameters. */
export function hideResetId(page: Window): void {
  const { path, asked } = partsOf(page.location.hash);
  const id = asked.get("id");
  if (path !== ROUTE || !isResetId(id)) return;
  asked.delete("id");
  page.history.replaceState({ reset_id: id }, "", hashOfParts(path, asked));
}

/** The hash of the address, with the id that was taken out of it. */
export function hashWithResetId(page: Window): string {
  const { hash } = page.location;
  const { path, asked } = partsOf(hash);
  const state: unknown = page.history.state;
  if (path !== ROUTE || asked.has("id") || !is(state, held)) return hash;
  asked.set("id", state.reset_id);
  return hashOfParts(path, asked);
}

function partsOf(hash: string): { readonly path: string; readonly asked: URLSearchParams } {
  const [path = "", query = ""] = hash.split("?");
  return { path, asked: new URLSearchParams(query) };
}

function hashOfParts(path: string, asked: URLSearchParams): string {
  return asked.size > 0 ? `${path}?${asked}` : path;
}
