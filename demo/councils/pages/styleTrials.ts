import type { Page } from "../layout.ts";
import { night } from "./night.ts";
import { resets } from "./resets.ts";
import { rightToLeft } from "./rightToLeft.ts";
import { strict } from "./strict.ts";
import { tabs } from "./tabs.ts";
import { bootstrap, hostile } from "./trials.ts";
import { twoCouncils } from "./twoCouncils.ts";

/** The pages whose styles, direction, policy or places an element has to stand. */
export const STYLE_TRIALS: readonly Page[] = [
  bootstrap,
  hostile,
  resets,
  rightToLeft,
  strict,
  twoCouncils,
  tabs,
  night,
];
