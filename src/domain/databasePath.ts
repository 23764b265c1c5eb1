import { pattern, string } from "superstruct";

/** {database} of rule 7.1: the path of `_session`, below the portal's address. */
export const databasePath = pattern(string(), /^(?:\/[A-Za-z0-9_-]+)+$/);

export const DEFAULT_DATABASE_PATH = "/db";
