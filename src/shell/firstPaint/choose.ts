import { DEFAULT_LANGUAGE, isLanguage } from "../../domain/language.ts";
import { hasReturnHandle } from "../../payment/returnHandle.ts";
import { isClosed } from "../../stores/closedMessages.ts";
import { hideParameters } from "../hideParameters.ts";
import { keptLanguage } from "../language/keptLanguage.ts";
import type { Needed } from "./needed.ts";
import { notePresses } from "./pressed.ts";

/**
 * Stands in the page's head, and runs before anything is seen: which of the pictures in the page is shown, by the language that
 * the portal will speak and the screen that it will draw there, and whether with the banner that the server put in. The build puts
 * the files in that both need next.
 */

declare const NEEDED: Needed;

// before a script of anybody's could read it there
hideParameters(window);

const needed = NEEDED;
const root = document.documentElement;
const [path = "", query = ""] = location.hash.slice(1).split("?");
const asked = new URLSearchParams(query).get("lang");

const language = isLanguage(asked) ? asked : (keptLanguage() ?? DEFAULT_LANGUAGE);
const screen = hasReturnHandle(location.search) ? undefined : screenAt(path.replace(/\/$/, ""));

root.lang = language;
root.dataset.first = screen === "home" ? language : `${language} coming`;

if (isClosed("banner", root.dataset.banner ?? "")) delete root.dataset.banner;

notePresses(document);

for (const file of [...needed.start, ...needed[language], ...(screen === undefined ? [] : needed[screen])]) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "";
  link.href = file;
  document.head.append(link);
}

function screenAt(path: string): "home" | "search" | undefined {
  if (path === "") return "home";
  return path === "/search" ? "search" : undefined;
}
