import { pictureType } from "../../domain/pictureType.ts";
import type { Context } from "./context.ts";
import { missing } from "./refusal.ts";

/**
 * Answers with a picture, as what it is.
 * @param kept how long it may be kept; nowhere by default
 * @throws Refusal 404 when there is none, or what is stored is none
 */
export function showPicture(context: Context, content: Uint8Array | undefined, kept = "no-store"): Response {
  const type = content && pictureType(content);
  if (content === undefined || type === undefined) throw missing();
  context.header("Cache-Control", kept);
  return context.body(new Uint8Array(content), 200, { "Content-Type": type });
}
