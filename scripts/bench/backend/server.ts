import { join } from "node:path";
import { env } from "node:process";
import { getConnInfo } from "@hono/node-server/conninfo";
import { systemClock } from "../../../src/server/clock.ts";
import { createBackend } from "../../../src/server/createBackend.ts";
import { systemRandom } from "../../../src/server/crypto.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { EMAIL_VIEW } from "../../../src/server/databases/views.ts";
import type { FpxConnection } from "../../../src/server/gateways/fpx/connection.ts";
import type { Context } from "../../../src/server/http/context.ts";
import { createRateLimiter } from "../../../src/server/http/rateLimiter.ts";
import { searchesUnderWay } from "../../../src/server/http/searchesUnderWay.ts";
import { logToStandardError } from "../../../src/server/log.ts";
import { startSharing } from "../../../src/server/operation/sharedRateLimits.ts";
import { startReconciler } from "../../../src/server/payments/reconciler.ts";
import { loadOrCreateSecret } from "../../../src/server/secrets.ts";
import { listen } from "../../../src/server/start/listener.ts";
import { keepGarbageYoung } from "../../../src/server/start/youngGarbage.ts";
import { systemTimer } from "../../../src/server/timer.ts";
import { COUNCIL } from "../../../tests/backend/backendUnderTest.ts";
import { answerBenchmark, folder } from "./answerBenchmark.ts";
import { readKeys } from "./keys.ts";

/**
 * The program of the back end under load: the real back end over embedded databases with synced writes, or over the CouchDB of
 * KAUNTER_BENCH_COUCHDB, and the reconciler. The benchmark acts as the exchange. No receipt is sent. The process ends with the
 * benchmark's process.
 */

const NOWHERE = "http://bank.localhost:1";

/** Calls an hour. No benchmark makes so many, but the limits count them, as in the real system. */
const UNLIMITED = 1_000_000_000;

keepGarbageYoung();
const keys = await readKeys(folder);
const { KAUNTER_BENCH_COUCHDB: url } = env;
const databases = await openDatabases(url === undefined ? { folder: join(folder, "databases") } : { url });
// builds the index, as each start of the system does
await databases.all_payments.view(EMAIL_VIEW, []);
const listener = await listen(0);
const portal = `http://127.0.0.1:${listener.port}`;
const fpx: FpxConnection = {
  seller: { exchangeId: "EX00000001", id: "SE00000001", bankCode: "01" },
  browserOrigin: NOWHERE,
  serverOrigin: NOWHERE,
  keys: keys.merchant,
  certificates: [keys.exchange.certificate],
  fetch: (url, init) => fetch(url, init),
};
const peer = (context: Context) => getConnInfo(context).remote.address;
const parts = { databases, fpx, clock: systemClock, log: logToStandardError() };
const rateLimiter = createRateLimiter(systemClock, "benchmark");
const searches = searchesUnderWay(systemTimer);
const backend = createBackend({
  ...parts,
  caller: peer,
  rateLimiter,
  limits: { searchesPerHour: UNLIMITED, paymentsPerHour: UNLIMITED },
  searchesUnderWay: searches,
  secrets: { statusToken: systemRandom(32).toString("hex") },
  settings: { portal, councilOrigins: [COUNCIL] },
  accounts: { databasePath: "/db", admin: undefined },
  internal: { token: await loadOrCreateSecret(folder, "internal-token"), peer },
});
listener.answerWith(backend.fetch);
const reconciler = startReconciler({ ...parts, random: systemRandom, timer: systemTimer });
const { handles } = databases;
const { noteCallsElsewhere } = searches;
const counting = { handles, rateLimiter, random: systemRandom, clock: systemClock, log: parts.log };
const sharing =
  url === undefined ? undefined : startSharing({ ...counting, noteCallsElsewhere }, systemTimer);

answerBenchmark(portal, stop);

async function stop(): Promise<void> {
  await sharing?.stop();
  await reconciler.stop();
  await listener.close();
  await closeDatabases(databases);
}
