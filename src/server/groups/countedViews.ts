import { Hono } from "hono";
import type { BackendParts } from "../backendParts.ts";
import type { ClientAddress } from "../http/clientAddress.ts";
import type { BackendEnv } from "../http/context.ts";
import { addPageViewRoute } from "../routes/pageViewRoutes.ts";
import type { Tracker } from "../tracker/tracker.ts";

/** The portal's own call that counts its page views, without anybody's account. */
export function countedViews(
  { clock, settings }: BackendParts,
  tracker: Tracker,
  address: ClientAddress,
): Hono<BackendEnv> {
  const views = new Hono<BackendEnv>();
  addPageViewRoute(views, { portal: settings.portal, tracker, clock, address });
  return views;
}
