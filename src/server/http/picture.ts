import { pictureType } from "../../domain/pictureType.ts";
import type { Context } from "./context.ts";
import { missing } from "./refusal.ts";

/**
 * Answers with a picture under its own media type.
 * @param kept the Cache-Control header; by default no cache keeps it
 * @throws Refusal 404 when there is no picture, or the stored bytes are not a picture
 */
export function showPicture(context: Context, content: Uint8Array | undefined, kept = "no-store"): Response {
  const type = content && pictureType(content);
  if (content === undefined || type === undefined) throw missing();
  context.header("Cache-Control", kept);
  return context.body(new Uint8Array(content), 200, { "Content-Type": type });
}
