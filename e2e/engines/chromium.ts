import { chromium } from "@playwright/test";
import { chromiumLaunch, findChromium } from "../../tests/chromium.ts";
import type { Engine } from "./engine.ts";
import { visitorAt } from "./playwright.ts";

export const CHROMIUM_ENGINE: Engine = {
  name: "Chromium",
  missing:
    findChromium() === undefined ? "Chromium is not installed here; CHROMIUM_PATH names one" : undefined,
  start: () => visitorAt(() => chromium.launch(chromiumLaunch())),
};
