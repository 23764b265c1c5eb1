import { version } from "../package.json";

/** The version of this build. Two versions on one page would mean two carts and two sets of styles. */
export const VERSION: string = version;
