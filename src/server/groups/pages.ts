import { Hono } from "hono";
import type { BackendEnv } from "../http/context.ts";
import { showFailures } from "../http/documents.ts";
import type { Log } from "../log.ts";
import type { PaymentServices } from "../payments/createPayment.ts";

/** Routes that a citizen's browser opens as a page: a failure is a page as well. */
export function pages(
  services: Pick<PaymentServices, "portal">,
  log: Log,
  add: (shown: Hono<BackendEnv>) => void,
): Hono<BackendEnv> {
  const shown = new Hono<BackendEnv>();
  shown.onError(showFailures(log, services.portal));
  add(shown);
  return shown;
}
