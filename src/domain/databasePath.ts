import { kind } from "./schemas/limits.ts";

/** {database} of rule 7.1: the path of `_session`, below the portal's address. */
export const databasePath = kind<string>("path, like /db", { pattern: /^(?:\/[A-Za-z0-9_-]+)+$/ });

export const DEFAULT_DATABASE_PATH = "/db";
