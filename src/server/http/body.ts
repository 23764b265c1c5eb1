import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refuseCardData } from "./cardData.ts";
import type { BackendEnv, Context } from "./context.ts";
import { plainJson } from "./plainJson.ts";
import { invalidRequest, Refusal } from "./refusal.ts";

export const KILOBYTE = 1024;

const FORM = "application/x-www-form-urlencoded";

/** Refuses a longer body with 413 before reading all of it. */
export function atMost(bytes: number): MiddlewareHandler<BackendEnv> {
  const tooLarge = () => new Refusal(413, "invalid_request");
  const whileRead = bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw tooLarge();
    },
  });
  return async (context, next) => {
    // Touching the body costs more than all the rest here. A GET has none, and Node reads no more than Content-Length states.
    if (context.req.method === "GET" || context.req.method === "HEAD") return await next();
    const length = context.req.header("content-length");
    if (length === undefined || context.req.header("transfer-encoding") !== undefined)
      return await orHungUp(whileRead(context, next));
    if (Number(length) > bytes) throw tooLarge();
    return await next();
  };
}

function mediaType(context: Context): string {
  return (context.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/**
 * @param exempted the fields that may look like a card number
 * @throws Refusal 415 when the media type is not JSON, 400 when the body is not JSON or holds card data
 */
export async function readJson(
  context: Context,
  exempted?: Parameters<typeof refuseCardData>[1],
): Promise<unknown> {
  if (mediaType(context) !== "application/json") throw new Refusal(415, "invalid_request");
  const body = await parseJson(context);
  refuseCardData(body, exempted);
  return body;
}

/** @throws Refusal 400 when the caller hung up in the middle of the body. It reaches nobody, and the log shows no error of ours */
async function orHungUp<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (failure) {
    throw failure instanceof Refusal ? failure : invalidRequest();
  }
}

async function parseJson(context: Context): Promise<unknown> {
  try {
    return plainJson(await orHungUp(context.req.text()));
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    throw invalidRequest();
  }
}

/** Reads a body that is JSON or a form, because CouchDB's session call takes both. @throws Refusal 415, 400 */
export async function readJsonOrForm(context: Context): Promise<unknown> {
  if (mediaType(context) !== FORM) return await readJson(context);
  const fields = Object.fromEntries(new URLSearchParams(await orHungUp(context.req.text())));
  refuseCardData(fields);
  return fields;
}

/**
 * Reads a form without decoding it: the gateway's own codec decodes the fields that the gateway signed. The caller refuses card
 * data.
 * @throws Refusal 415
 */
export async function readForm(context: Context): Promise<string> {
  if (mediaType(context) !== FORM) throw new Refusal(415, "invalid_request");
  return await orHungUp(context.req.text());
}
