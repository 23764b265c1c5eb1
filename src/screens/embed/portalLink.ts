import { licencePath } from "../../charges/license/printPath.ts";
import { type EmbedElement, searches } from "../../domain/embed/elements.ts";
import type { EmbedSettings } from "../../domain/embed/settings.ts";

/**
 * Where the portal shows what the element would: the link inside a tag, and the one that the loader makes an element of.
 * @param portal its address, without a slash at its end
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
