import type { Page } from "../layout.ts";
import { blockedStorage } from "./blockedStorage.ts";
import { editor } from "./editor.ts";
import { linkAlone } from "./linkAlone.ts";
import { oldScripts } from "./oldScripts.ts";
import { reactApp } from "./reactApp.ts";

/** The pages that try the elements by what their scripts do, or by what a browser keeps from scripts. */
export const SCRIPT_TRIALS: readonly Page[] = [oldScripts, blockedStorage, editor, linkAlone, reactApp];
