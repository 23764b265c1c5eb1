import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DATABASES } from "../../../src/server/databases/databases.ts";
import { ALLOWED_USES, pathExpression } from "../../../src/server/routes/queryRoutes.ts";
import { ANY_CHARACTER } from "../../anyCharacter.ts";
import { runs } from "../../config/seed.ts";
import { EMAIL, LICENCE, OTHER, openProxyWorld, type ProxyWorld } from "./proxyWorld.ts";

/** The server answers 403 to a path that no row of the table allows, and reads no database for it. */

let world: ProxyWorld;
beforeAll(async () => {
  world = await openProxyWorld();
});
afterAll(() => world.close());

const METHODS = ["POST", "PUT"] as const;

const COUCHDB = ["_users", "transactions", "account", "userdb-616", ...DATABASES];

/** Paths at which a CouchDB server answers more than documents. */
const DOORS = [
  ...COUCHDB.flatMap((database) => [
    database,
    `${database}/`,
    `${database}/_all_docs`,
    `${database}/_all_docs?include_docs=true&limit=1000000`,
    `${database}/_changes?feed=continuous`,
    `${database}/_bulk_docs`,
    `${database}/_bulk_get`,
    `${database}/_index`,
    `${database}/_explain`,
    `${database}/_find/`,
    `${database}/_security`,
    `${database}/_revs_diff`,
    `${database}/_purge`,
    `${database}/_local/x`,
    `${database}/_design/backend`,
    `${database}/_design/backend/_view/by-email`,
    `${database}/_design/backend/_show/x`,
    `${database}/_design/backend/_rewrite/x`,
  ]),
  "_users/_find",
  "records/_find",
  "transactions/_find",
  "all_payments/_find/..",
  "_users/_design/backend/_update/users/",
  "_users/_design/backend/_update/users/_design/backend",
  "_users/_design/backend/_update/other",
  "_users/_design/other/_update/users",
  "_users/org.couchdb.user:",
  "_users/ahmad@example.my",
  "userdb-",
  "userdb-6",
  "userdb-6G",
  "metadata/configuration/template.docx",
  "metadata/_design/x",
  "records/mpt:assessment:A100",
  "settlements/x",
  "handles/x",
  "notifications/x",
  "reset_password/",
  "digital_license/",
  "digital_license",
  "_all_dbs",
  "_dbs",
  "_session",
  "_config",
  "_node/_local/_config/admins",
  "_replicate",
  "_replicator",
  "_utils/",
  "_up",
  "_uuids",
  "_membership",
  "_active_tasks",
  "",
  "/",
  ".",
  "..",
];

test("the proxy opens none of CouchDB's own paths", async () => {
  for (const path of DOORS)
    for (const method of METHODS)
      for (const payload of [undefined, {}, { selector: {} }]) {
        const headers = { cookie: world.cookies.own, ...world.licenceHeaders };
        const asked = await world.ask({ path, method, payload, headers });
        // The server answers 404 to a key that no licence has.
        const status = /^digital_license\/./.test(path) ? 404 : 403;
        expect([method, path, asked.status]).toEqual([method, path, status]);
        expect([[...asked.reads], [...asked.writes]]).toEqual([[], []]);
      }
});

/** Parts of paths, so that many paths come close to an allowed one. */
const piece = fc.constantFrom(
  ...COUCHDB,
  ...ALLOWED_USES.map(({ path }) => path),
  "/",
  "//",
  "\\",
  "..",
  "%2e%2e%2f",
  "%252e",
  "..;/",
  "\0",
  "?",
  "#",
  ":",
  "-",
  "_find",
  "_all_docs",
  "_changes",
  "_design/backend/_update/users",
  "org.couchdb.user:",
  "configuration",
  "mpt",
  EMAIL,
  OTHER,
  LICENCE,
  "0".repeat(32),
);

const anyPath = fc.oneof(
  fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join("")),
  fc
    .array(fc.oneof(piece, fc.string({ unit: ANY_CHARACTER, maxLength: 3 })), { maxLength: 6 })
    .map((some) => some.join("")),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);

test("no other path is answered, whatever it contains and whoever asks (rule 7.4)", () =>
  fc.assert(
    fc.asyncProperty(
      anyPath.filter((path) => !ALLOWED_USES.some((use) => pathExpression(use.path).test(path))),
      fc.constantFrom(...METHODS),
      fc.option(fc.jsonValue(), { nil: undefined }),
      async (path, method, payload) => {
        const headers = { cookie: world.cookies.own, ...world.licenceHeaders };
        const asked = await world.ask({ path, method, payload, headers });
        // 400 for a path that is not text, and for a card's number, which no call accepts.
        expect([400, 403]).toContain(asked.status);
        expect([[...asked.reads], [...asked.writes]]).toEqual([[], []]);
      },
    ),
    { numRuns: runs(400) },
  ));

test("no path matches two rows of one method", () =>
  fc.assert(
    fc.property(anyPath, fc.constantFrom(...METHODS), (path, method) => {
      const taking = ALLOWED_USES.filter(
        (use) => use.method === method && pathExpression(use.path).test(path),
      );
      expect(taking.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: runs(2000) },
  ));
