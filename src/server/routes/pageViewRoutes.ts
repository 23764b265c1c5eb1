import type { Hono } from "hono";
import { create } from "superstruct";
import { pageView } from "../../api/schemas/pageView.ts";
import { atMost, readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { closePortalPath, guardPortalPath } from "../http/portalCall.ts";
import { takeFrom } from "../http/rateLimiter.ts";
import type { ServicesWith } from "../services.ts";

const PATH = "/api/views";

/** Bytes. A view has less than 100. */
const LARGEST = 256;

/** Many citizens may share an address. The limit stops a program that invents views. */
const VIEWS = { perHour: 7200, atOnce: 120 };

/**
 * Counts a view of one of the portal's own pages. The server respects Global Privacy Control in the call's header, whichever
 * script made the call.
 */
export function addPageViewRoute(
  api: Hono<BackendEnv>,
  { portal, tracker, rateLimiter, address }: ServicesWith<"tracker">,
): void {
  const views = rateLimiter.networkLimit("page views", VIEWS);
  guardPortalPath(api, portal, PATH);
  api.use(PATH, atMost(LARGEST));

  api.post(PATH, async (context) => {
    const view = create(await readJson(context), pageView);
    takeFrom(views(address(context)));
    if (context.req.header("sec-gpc") !== "1") tracker.count(view);
    return context.body(null, 204);
  });

  closePortalPath(api, PATH);
}
