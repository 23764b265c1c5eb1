import { pattern, string } from "superstruct";

/** {database} of the specification (section 7): the path that `_session` stands below, itself below the portal's address. */
export const databasePath = pattern(string(), /^(?:\/[A-Za-z0-9_-]+)+$/);

export const DEFAULT_DATABASE_PATH = "/db";
