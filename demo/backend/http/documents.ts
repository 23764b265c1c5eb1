import { readFile } from "node:fs/promises";
import type { Html } from "../pages/layout.ts";
import type { Context } from "./context.ts";
import { type ContentPolicy, NOTICE_POLICY, setDocumentHeaders } from "./securityHeaders.ts";

type DocumentStatus = 200 | 400 | 404 | 410 | 413 | 415 | 500 | 503;

/** Answers with a page of the way to the bank: kept nowhere, under its own policy. */
export function showPage(
  context: Context,
  content: Html,
  status: DocumentStatus = 200,
  policy: ContentPolicy = NOTICE_POLICY,
): Response | Promise<Response> {
  setDocumentHeaders(context, policy);
  context.header("Cache-Control", "no-store");
  // the gateways check which page sends the citizen: the origin, never the path with its handle
  context.header("Referrer-Policy", "origin");
  return context.html(content, status);
}

/** A file that the pages load, read once. */
export function servedFile(file: URL, type: string): (context: Context) => Promise<Response> {
  const content = readFile(file, "utf8");
  return async (context) => {
    context.header("Cache-Control", "public, max-age=3600");
    context.header("X-Content-Type-Options", "nosniff");
    return context.body(await content, 200, { "Content-Type": `${type}; charset=utf-8` });
  };
}
