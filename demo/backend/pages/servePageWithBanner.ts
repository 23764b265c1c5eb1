import { readFile, stat } from "node:fs/promises";
import type { MiddlewareHandler } from "hono";
import { textIn } from "../../../src/domain/configuredText.ts";
import { DEFAULT_LANGUAGE } from "../../../src/domain/language.ts";
import { compressed, type Encoding, encodingTaken } from "../http/compressed.ts";
import type { BackendEnv } from "../http/context.ts";
import type { BannerReader } from "./bannerReader.ts";
import { pageWithBanner } from "./pageWithBanner.ts";

/** One version of the page with one banner, as it is sent. */
interface Made {
  readonly of: string;
  readonly bodies: Map<Encoding | undefined, Promise<Uint8Array<ArrayBuffer>>>;
}

/**
 * Sends a built page with the configured banner in it, so that nothing on the page moves for it later; without one, what follows
 * sends the page as it was built. It is made and compressed once for a banner, and again when a newer version is put up.
 */
export function servePageWithBanner(file: string, readBanner: BannerReader): MiddlewareHandler<BackendEnv> {
  let made: Made | undefined;
  return async (context, next) => {
    const message = await readBanner();
    if (message === null || textIn(message, DEFAULT_LANGUAGE) === undefined) return next();
    const of = `${(await stat(file)).mtimeMs} ${JSON.stringify(message)}`;
    if (made?.of !== of) made = { of, bodies: new Map() };
    const { bodies } = made;
    const encoding = encodingTaken(context);
    const make = async () =>
      compressed(await pageWithBanner(await readFile(file, "utf8"), message), encoding);
    const body = bodies.get(encoding) ?? make();
    bodies.set(encoding, body);
    // what failed once is tried again
    body.catch(() => bodies.delete(encoding));
    context.header("Content-Type", "text/html; charset=utf-8");
    if (encoding !== undefined) context.header("Content-Encoding", encoding);
    return context.body(await body);
  };
}
