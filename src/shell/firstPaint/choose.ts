import { DEFAULT_LANGUAGE, isLanguage } from "../../domain/language.ts";
import { hasReturnHandle } from "../../payment/returnHandle.ts";
import { isClosed } from "../../stores/closedMessages.ts";
import { hideParameters } from "../hideParameters.ts";
import { keptCouncil } from "../keptCouncil.ts";
import { keptLanguage } from "../language/keptLanguage.ts";
import type { Needed } from "./needed.ts";
import { notePresses } from "./pressed.ts";

/**
 * Runs in the page's head before the browser paints. It chooses the picture by the portal's language and by the screen of the
 * address, and hides a banner that the citizen has closed. It also preloads the next files, whose list the build inserts here.
 */

declare const NEEDED: Needed;

// before any other script can read the address
hideParameters(window);

const needed = NEEDED;
const root = document.documentElement;
const [path = "", query = ""] = location.hash.slice(1).split("?");
const parameters = new URLSearchParams(query);
const asked = parameters.get("lang");

const language = isLanguage(asked) ? asked : (keptLanguage() ?? DEFAULT_LANGUAGE);
const screen = hasReturnHandle(location.search) ? undefined : screenAt(path.replace(/\/$/, ""));

root.lang = language;
root.dataset.first = `${language} ${screen === "home" ? homeOf(parameters.get("council")) : "coming"}`;

if (isClosed("banner", root.dataset.banner ?? "")) delete root.dataset.banner;

notePresses(document);

for (const file of [...needed.start, ...needed[language], ...(screen === undefined ? [] : needed[screen])]) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "";
  link.href = file;
  document.head.append(link);
}

/** The picture's links lead to the kept council, so it is not the picture of another one. */
function homeOf(named: string | null): "home" | "council" | "coming" {
  const kept = keptCouncil();
  if (named !== null && named !== kept) return "coming";
  return kept === undefined ? "home" : "council";
}

function screenAt(path: string): "home" | "search" | undefined {
  if (path === "") return "home";
  return path === "/search" ? "search" : undefined;
}
