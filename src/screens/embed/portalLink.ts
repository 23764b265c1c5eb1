import { licencePath } from "../../charges/license/printPath.ts";
import { type EmbedElement, searches } from "../../domain/embed/elements.ts";
import type { EmbedSettings } from "../../domain/embed/settings.ts";

/**
 * The portal's address for the element's content. Both the link inside a tag and the link that the loader turns into an element
 * use it.
 * @param portal the portal's address, without a slash at its end
 */
export function portalLink(settings: EmbedSettings, portal: string): string {
  const { element, council, language, charge, account } = settings;
  const query = new URLSearchParams({ council });
  if (language !== undefined) query.set("lang", language);
  if (searches(element) && charge !== undefined) query.set("charge", charge);
  if (searches(element) && account !== "") query.set("account", account);
  return `${portal}/#${pathOf(element)}?${query}`;
}

function pathOf(element: EmbedElement): string {
  if (element === "licence") return licencePath();
  return searches(element) ? "/search" : `/${element}`;
}
