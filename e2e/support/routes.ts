import { licencePath } from "../../src/charges/license/printPath.ts";
import { PATHS } from "../../src/shell/route.ts";

/** The portal's routes, all of them, by the code's own list: a new one is tested like the others. */
export const ROUTES: readonly string[] = [...Object.values(PATHS), licencePath()];
