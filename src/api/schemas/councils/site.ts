import { boolean, object } from "superstruct";

/** The answer of GET /api/site: whether the portal knows the caller's site, and so answers its calls. */
export const siteAnswer = object({ known: boolean() });
