import type { ErrorHandler } from "hono";
import type { Log } from "../log.ts";
import { acceptedLanguage } from "../pages/acceptedLanguage.ts";
import type { Html } from "../pages/layout.ts";
import { noticePage } from "../pages/payPages.ts";
import type { BackendEnv, Context } from "./context.ts";
import { logRefusal } from "./failures.ts";
import type { RefusalStatus } from "./refusal.ts";
import { type ContentPolicy, NOTICE_POLICY, setDocumentHeaders } from "./securityHeaders.ts";

type DocumentStatus = 200 | RefusalStatus;

/** Answers with a page on the citizen's route to the bank. No cache keeps it, and it has its own policy. */
export function showPage(
  context: Context,
  content: Html,
  status: DocumentStatus = 200,
  policy: ContentPolicy = NOTICE_POLICY,
): Response | Promise<Response> {
  setDocumentHeaders(context, policy);
  context.header("Cache-Control", "no-store");
  // The gateways check which site sends the citizen. They get the origin, never the path with its handle.
  context.header("Referrer-Policy", "origin");
  return context.html(content, status);
}

/** Shows the citizen a page when a page route fails. The page says that an error of the server proves nothing about the money. */
export function showFailures(log: Log, portal: string): ErrorHandler<BackendEnv> {
  return (failure, context) => {
    const { status } = logRefusal(context, failure, log);
    const language = acceptedLanguage(context.req.header("accept-language"));
    return showPage(context, noticePage(language, "trouble", portal), status);
  };
}
