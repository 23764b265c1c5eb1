import { licencePath } from "../../src/charges/license/printPath.ts";
import { PATHS } from "../../src/shell/route.ts";

/** All routes of the portal, from the code's own list, so that a new one is tested too. */
export const ROUTES: readonly string[] = [...Object.values(PATHS), licencePath()];
