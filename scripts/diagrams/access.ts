import type { AllowedUse } from "../../src/server/query/allowedUse.ts";
import { ALLOWED_USES } from "../../src/server/query/allowedUses.ts";
import { code, table } from "./markdown.ts";

/** Who may read and write what through the database proxy, as a page. Made from the table. */
export function drawAccess(): string {
  return `${[
    "# What `/api/query` answers",
    "Drawn by `npm run diagrams` from the table in [allowedUses.ts](../src/server/query/allowedUses.ts), by which alone the call is answered.",
    "The specification's database proxy is none here: these are its eleven uses. The decoded path must be one of them as a whole, letter by letter, else the answer is 403 and nothing is read; no path, selector or option is ever passed on to a database. What is answered to `any page` needs no cookie, and takes none from another site's page. What is answered to `the portal` alone is refused to a page of any other origin before anything is read.",
    table(
      ["the specification's use", "call and path", "asked from", "who is answered", "beside the path"],
      ALLOWED_USES.map((use) => [
        use.use,
        code(`${use.method} ${use.path}`),
        use.from,
        use.who,
        use.beside?.is ?? "nothing",
      ]),
    ),
    "What each touches, a log-in's session and user included, and what it tells:",
    table(
      ["path", "reads", "writes", "answers"],
      ALLOWED_USES.map((use) => [
        code(`${use.method} ${use.path}`),
        names(use.reads),
        names(use.writes),
        use.returns,
      ]),
    ),
    "`handles` holds the sessions: using one prolongs it. `all_payments` is the specification's `transactions` too; the history writes there that one of its payments cannot be read, so that a person sees it.",
  ].join("\n\n")}\n`;
}

function names(databases: AllowedUse["reads"]): string {
  return databases.length === 0 ? "nothing" : databases.map(code).join(", ");
}
