import type { Hono } from "hono";
import { create, object, optional, string, unknown } from "superstruct";
import { isPaymentId } from "../../../src/domain/identifiers.ts";
import { readConfiguration } from "../bills/configuration.ts";
import type { Databases } from "../databases/openDatabases.ts";
import { textOfBase64 } from "../http/base64.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { readPayment } from "../payments/paymentDocument.ts";
import { publicPaymentOf } from "../payments/publicPayment.ts";

const query = object({ url: string(), payload: optional(unknown()) });

/** One use of the proxy that is allowed: the paths it answers, and the rule that answers them. */
interface AllowedUse {
  readonly path: RegExp;
  answer(databases: Databases, parts: readonly string[]): Promise<object>;
}

/** An unguessable transaction id; `transactions` and `all_payments` are one database (design, section 5). */
const readTransaction: AllowedUse = {
  path: /^transactions\/([0-9a-f]{32})$/,
  async answer({ all_payments }, [id]) {
    const payment = isPaymentId(id) ? await readPayment(all_payments, id) : undefined;
    if (payment === undefined) throw missing();
    return publicPaymentOf(payment);
  },
};

/** Public, with its defaults filled in. */
const readPublicConfiguration: AllowedUse = {
  path: /^metadata\/configuration$/,
  answer: ({ metadata }) => readConfiguration(metadata),
};

const ALLOWED_USES: readonly AllowedUse[] = [readTransaction, readPublicConfiguration];

/**
 * The specification's database proxy (section 7): no proxy at all but a list of what may be asked, anything else is 403
 * (design, section 5). No path is ever passed on, so an encoded, climbing or querying one meets no entry.
 */
export function addQueryRoutes(api: Hono<BackendEnv>, databases: Databases): void {
  api.post("/api/query", async (context) => {
    const { url, payload } = create(await readJson(context), query);
    const path = decodePath(url);
    // a payload asks for a write, and no use so far is one
    if (payload !== undefined) throw new Refusal(403, "invalid_request");
    for (const use of ALLOWED_USES) {
      const [whole, ...parts] = use.path.exec(path) ?? [];
      if (whole === undefined) continue;
      context.header("Cache-Control", "no-store");
      return context.json(await use.answer(databases, parts));
    }
    throw new Refusal(403, "invalid_request");
  });
}

/** @throws Refusal 400 when the text is not base64 */
function decodePath(encoded: string): string {
  const path = textOfBase64(encoded);
  return path.startsWith("/") ? path.slice(1) : path;
}
