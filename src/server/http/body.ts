import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refuseCardData } from "./cardData.ts";
import type { BackendEnv, Context } from "./context.ts";
import { plainJson } from "./plainJson.ts";
import { invalidRequest, Refusal } from "./refusal.ts";

export const KILOBYTE = 1024;

const FORM = "application/x-www-form-urlencoded";

/** Refuses a longer body before it is read whole. */
export function atMost(bytes: number): MiddlewareHandler<BackendEnv> {
  const tooLarge = () => new Refusal(413, "invalid_request");
  const whileRead = bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw tooLarge();
    },
  });
  return async (context, next) => {
    // looking at the body itself costs more than all else here: a read has none, and Node takes no more of one than Content-Length states
    if (context.req.method === "GET" || context.req.method === "HEAD") return await next();
    const length = context.req.header("content-length");
    if (length === undefined || context.req.header("transfer-encoding") !== undefined)
      return await whileRead(context, next);
    if (Number(length) > bytes) throw tooLarge();
    return await next();
  };
}

function mediaType(context: Context): string {
  return (context.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** @throws Refusal 415 when the body is not called JSON, 400 when it is none or holds card data */
export async function readJson(context: Context): Promise<unknown> {
  if (mediaType(context) !== "application/json") throw new Refusal(415, "invalid_request");
  const body = await parseJson(context);
  refuseCardData(body);
  return body;
}

async function parseJson(context: Context): Promise<unknown> {
  try {
    return plainJson(await context.req.text());
  } catch {
    throw invalidRequest();
  }
}

/** A body that is JSON or a form, as CouchDB takes some. @throws Refusal 415, 400 */
export async function readJsonOrForm(context: Context): Promise<unknown> {
  if (mediaType(context) !== FORM) return await readJson(context);
  const fields = Object.fromEntries(new URLSearchParams(await context.req.text()));
  refuseCardData(fields);
  return fields;
}

/** A form's body, not yet decoded: what a gateway signed is read by its own codec, which takes no card field. @throws Refusal 415 */
export async function readForm(context: Context): Promise<string> {
  if (mediaType(context) !== FORM) throw new Refusal(415, "invalid_request");
  return await context.req.text();
}
