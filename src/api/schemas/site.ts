import { boolean, object } from "superstruct";

/** GET /api/site's answer: whether the portal knows the site of the page that asks, and so answers its calls. */
export const siteAnswer = object({ known: boolean() });
