import type { Hono } from "hono";
import { isCouncilCode } from "../../domain/councils.ts";
import { readCouncilPicture } from "../councils/councilPrint.ts";
import type { BackendEnv } from "../http/context.ts";
import { showPicture } from "../http/picture.ts";
import { missing } from "../http/refusal.ts";
import type { Services } from "../services.ts";

/** A logo seldom changes, and all receipts of the council show it. */
const LOGO_KEPT = "public, max-age=3600";

/** A council's logo, which anyone may read (rule 7.14). */
export function addLogoRoute(api: Hono<BackendEnv>, services: Services): void {
  api.get("/api/getAttachments/metadata/logo/:file", async (context) => {
    const council = context.req.param("file").replace(/\.png$/, "");
    if (!isCouncilCode(council)) throw missing();
    // receipts on the councils' pages show it
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    return showPicture(
      context,
      await readCouncilPicture(services.databases.metadata, council, "logo"),
      LOGO_KEPT,
    );
  });
}
