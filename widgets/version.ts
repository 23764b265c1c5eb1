import { version } from "../package.json";

/** The version of this build: two of them on one page would be two carts and two sets of styles. */
export const VERSION: string = version;
