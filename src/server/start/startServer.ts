import { join } from "node:path";
import { adminCredentials } from "../accounts/firstAdmin.ts";
import { startAuditing } from "../audit/completeAuditLog.ts";
import { systemClock } from "../clock.ts";
import { watchConfiguration } from "../configuration/watchConfiguration.ts";
import { systemRandom } from "../crypto.ts";
import type { Databases } from "../databases/databases.ts";
import { closeDatabases, openDatabases } from "../databases/openDatabases.ts";
import { watchCertificates } from "../gateways/fpx/certificateAlarm.ts";
import { createRateLimiter } from "../http/rateLimiter.ts";
import { searchesUnderWay } from "../http/searchesUnderWay.ts";
import { messages } from "../notifications/messages.ts";
import { createOutbox, startSending } from "../notifications/outbox.ts";
import { type ClockCheck, createClockCheck } from "../operation/clockCheck.ts";
import { createMetrics } from "../operation/metrics.ts";
import { startSharing } from "../operation/sharedRateLimits.ts";
import { startReconciler } from "../payments/reconciler.ts";
import type { Retention } from "../privacy/retention.ts";
import { startSweeping } from "../privacy/sweep.ts";
import { startDelivering } from "../remittances/deliverRemittances.ts";
import { startClosing } from "../remittances/startClosing.ts";
import { loadOrCreateSecret } from "../secrets.ts";
import { bankLogosOf } from "../settings/bankLogos.ts";
import type { Settings } from "../settings/settings.ts";
import { reportFormatsOf } from "../settings/settlementReports.ts";
import { internet } from "../siteVerification/siteNetwork.ts";
import { startVerifying } from "../siteVerification/startVerifying.ts";
import { systemTimer } from "../timer.ts";
import { createTracker } from "../tracker/tracker.ts";
import { backendOf } from "./backendOf.ts";
import { mailerOf, metricsTokenOf, operatorOf, smsOf } from "./configuredParts.ts";
import { endServer } from "./endServer.ts";
import { connectionsOf, realGateways, refuseCouncilsIds } from "./gateways.ts";
import { listen } from "./listener.ts";
import { prepareDatabases } from "./prepareDatabases.ts";
import type { ServerOptions } from "./serverOptions.ts";

export interface Server {
  /** The portal's address for a browser, with the base path. */
  readonly portal: string;
  readonly databases: Databases;
  /** Ends the enquiries in progress, stops listening, then closes the databases. */
  close(): Promise<void>;
}

/**
 * Starts the portal: the back end, and the background work (the reconciler, the outbox, the certificates' alarm, the check of the
 * configuration, the closing and the delivery of the remittances, the verification of sites, the retention sweep, the
 * completion of the audit log). It keeps existing data, and first completes the settlements that a crash interrupted.
 * @throws Error when another program uses the port or the databases, or there is neither an exchange in the settings nor a
 *   demonstration
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const {
    settings,
    demonstration,
    clock = systemClock,
    timer = systemTimer,
    throughDatabases = (opened) => opened,
  } = options;
  // these settings may be wrong, and then the start must stop before anything is opened
  const admin = await adminCredentials(settings);
  const metricsToken = await metricsTokenOf(settings);
  const real = await realGateways(settings, clock.now());
  const reportFormats = await reportFormatsOf(settings.KAUNTER_SETTLEMENT_REPORTS);
  const bankLogos = await bankLogosOf(settings.KAUNTER_BANK_LOGOS);
  // what the check logs before the metrics exist is not counted
  const clockCheck = createClockCheck(clock, (entry) => log(entry));
  let log = options.log;
  const databases = throughDatabases(await databasesOf(settings, clockCheck));
  const metrics = createMetrics(databases, { clock, timer }, clockCheck, settings.KAUNTER_SMS_PER_DAY);
  log = metrics.counted(options.log);
  await prepareDatabases(databases, { admin, addRecords: demonstration?.addRecords }, log);
  await refuseCouncilsIds(databases.metadata, real.exchange?.displayIds);

  const listener = await listen(options.port, settings.KAUNTER_HOST);
  const { KAUNTER_ORIGIN: origin = `http://localhost:${listener.port}`, KAUNTER_BASE_PATH: base } = settings;
  const portal = `${origin}${base}`;
  const calls = { server: `http://127.0.0.1:${listener.port}${base}`, browser: portal };
  const substitutes = await demonstration?.open(calls);
  const { fpx, card } = connectionsOf(settings, calls, real, substitutes?.gateways, clock, clockCheck);
  const mailer = mailerOf(settings) ?? substitutes?.mailer;
  const statusToken = await loadOrCreateSecret(join(settings.KAUNTER_DATA, "keys"), "status-token-secret");
  const outbox =
    mailer &&
    createOutbox({
      databases,
      mailer,
      compose: messages({ portal, tokenSecret: statusToken, databases }),
      host: new URL(portal).hostname,
      clock,
      log,
    });
  const { KAUNTER_TRACKER_URL: url } = settings;
  const tracker = url === undefined ? undefined : createTracker({ url, fetch, clock, log });
  const rateLimiter = createRateLimiter(clock, statusToken);
  const searches = searchesUnderWay(timer);
  let isEnding = false;
  const backend = await backendOf(
    { ...options, log, clock },
    {
      portal,
      councilOrigins: settings.KAUNTER_COUNCIL_ORIGINS ?? substitutes?.councilOrigins ?? [],
      isTest: real.exchange === undefined && real.cardGateway === undefined,
    },
    {
      databases,
      fpx,
      card,
      clockCheck,
      rateLimiter,
      searchesUnderWay: searches,
      outbox,
      tracker,
      secrets: { statusToken },
      operator: operatorOf(settings, substitutes?.operator),
      reportFormats,
      bankLogos,
      sms: (await smsOf(settings)) ?? substitutes?.sms,
      watched: { metrics, metricsToken, isEnding: () => isEnding },
    },
  );
  listener.answerWith(backend.fetch);
  const ending = {
    tracker,
    substitutes,
    sending: outbox && startSending(outbox, timer),
    reconciler: startReconciler({ databases, fpx, card, clock, random: systemRandom, timer, log, outbox }),
    configuration: watchConfiguration({ databases, timer, log }),
    certificates: watchCertificates(fpx, { clock, timer, log }),
    closing: startClosing({ databases, clock, log }, settings.KAUNTER_REMITTANCE_HOUR, timer),
    delivering: startDelivering(
      { databases, clock, log, tokenSecret: statusToken, fetch, mailer, host: new URL(portal).hostname },
      timer,
    ),
    verifying: startVerifying({
      databases,
      clock,
      random: systemRandom,
      timer,
      log,
      siteNetwork: internet,
    }),
    // one process alone serves the embedded databases
    sharing:
      settings.COUCHDB_URL === undefined
        ? undefined
        : startSharing(
            {
              handles: databases.handles,
              rateLimiter,
              random: systemRandom,
              clock,
              log,
              noteCallsElsewhere: searches.noteCallsElsewhere,
            },
            timer,
          ),
    sweeping: startSweeping(
      {
        databases,
        clock,
        log,
        retention: retentionOf(settings),
        searchesUnderWay: searches,
      },
      timer,
    ),
    auditing: startAuditing({ databases, clock, log, admin: settings.KAUNTER_ADMIN_NAME }, timer),
  };
  return {
    portal,
    databases,
    async close() {
      isEnding = true;
      const { KAUNTER_DRAIN_SECONDS: seconds } = settings;
      await endServer(ending, listener, async () => {
        if (seconds > 0) await timer.wait(seconds * 1000, new AbortController().signal);
      });
      await closeDatabases(databases);
    },
  };
}

const databasesOf = (
  { COUCHDB_URL: url, KAUNTER_DATA: data }: Settings,
  clockCheck: ClockCheck,
): Promise<Databases> =>
  openDatabases(
    url === undefined
      ? { folder: join(data, "databases") }
      : { url, watched: (fetch) => clockCheck.watched("database", fetch) },
  );

const retentionOf = (settings: Settings): Retention => ({
  payments: settings.KAUNTER_KEEP_UNPAID_DAYS,
  accounts: settings.KAUNTER_KEEP_UNCONFIRMED_DAYS,
  sessions: settings.KAUNTER_KEEP_SESSIONS_DAYS,
  codes: settings.KAUNTER_KEEP_CODES_DAYS,
  messages: settings.KAUNTER_KEEP_MESSAGES_DAYS,
});
