import { type PageMode, pageMode } from "../src/payment/pageMode.ts";
import {
  type AttributeProblem,
  OTHER_MODE,
  readAttributes,
  type Settings,
  type WrittenAttributes,
} from "./attributes.ts";

/** The result of reading a tag: the settings and the portal, and the problems for the webmaster. */
export interface TagReading {
  /** Undefined when the element cannot work. */
  readonly use: { readonly settings: Settings; readonly portal: string } | undefined;
  readonly problems: readonly AttributeProblem[];
}

const NO_PORTAL: AttributeProblem = {
  attribute: "api",
  advice: "give the portal's http(s) address, since this script was not loaded from a portal's /widgets/",
};

/**
 * @param base the base of relative addresses: the page's `baseURI`
 * @param scriptPortal the portal that served the script, for a tag without `api`; undefined when no portal served it
 * @param cameFrom the mode of the payment from which the citizen returned to the element, if any
 */
export function readTag(
  written: WrittenAttributes,
  base: string,
  scriptPortal: string | undefined,
  cameFrom?: PageMode,
): TagReading {
  const { settings, problems } = readAttributes(written, base);
  if (settings === undefined) return { use: undefined, problems };
  const { mode = "live" } = settings;
  if (mode !== pageMode() || (cameFrom ?? mode) !== mode)
    return { use: undefined, problems: [...problems, OTHER_MODE] };
  const portal = settings.api ?? scriptPortal;
  if (portal === undefined) return { use: undefined, problems: [...problems, NO_PORTAL] };
  return { use: { settings, portal }, problems };
}
