import type { AllowedUse } from "../../src/server/query/allowedUse.ts";
import { ALLOWED_USES } from "../../src/server/routes/queryRoutes.ts";
import { code, table } from "./markdown.ts";

/** Writes the page about access through the database proxy, from the table of allowed uses. */
export function drawAccess(): string {
  return `${[
    "# Access through `/api/query`",
    "`npm run diagrams` draws this page from the table in [queryRoutes.ts](../src/server/routes/queryRoutes.ts). The server answers the call by this table only.",
    "The specification has a database proxy with eleven uses. The server answers these uses and is no proxy:\n\n- The decoded path must match a row completely. Otherwise the answer is 403, and the server reads nothing.\n- The server passes no path, selector or option to a database.\n- `any page`: the call needs no cookie. The server ignores a cookie in a call from another site.\n- `the portal`: the server refuses a page of another origin before it reads anything.",
    table(
      ["use", "call and path", "from", "who may call", "payload"],
      ALLOWED_USES.map((use) => [
        use.use,
        code(`${use.method} ${use.path}`),
        use.from,
        use.who,
        use.beside?.is ?? "nothing",
      ]),
    ),
    "Databases and answers, including those of the session and the user:",
    table(
      ["path", "reads", "writes", "answers"],
      ALLOWED_USES.map((use) => [
        code(`${use.method} ${use.path}`),
        names(use.reads),
        names(use.writes),
        use.returns,
      ]),
    ),
    "`handles` holds the sessions, and using one prolongs it. `all_payments` and the specification's `transactions` are the same database. The history marks an unreadable payment there, so that it gets into the review queue.",
  ].join("\n\n")}\n`;
}

function names(databases: AllowedUse["reads"]): string {
  return databases.length === 0 ? "nothing" : databases.map(code).join(", ");
}
