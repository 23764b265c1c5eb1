import { join } from "node:path";
import type { Databases } from "../backend/databases/openDatabases.ts";
import { watchCertificates } from "../backend/fpx/certificateAlarm.ts";
import { messages } from "../backend/notifications/messages.ts";
import { createOutbox, startSending } from "../backend/notifications/outbox.ts";
import type { OperationDesk } from "../backend/operation/operationRoutes.ts";
import { startReconciler } from "../backend/payments/reconciliation.ts";
import type { Retention } from "../backend/privacy/retention.ts";
import { startSweeping } from "../backend/privacy/sweep.ts";
import { systemRandom } from "../backend/random.ts";
import { loadOrCreateSecret } from "../backend/secrets.ts";
import type { Settings } from "../backend/settings/settings.ts";
import { createTracker } from "../backend/tracker/tracker.ts";
import { createCouncilSites } from "../councils/createCouncilSites.ts";
import { addressesOf } from "./addresses.ts";
import { backendOf } from "./backendOf.ts";
import { connectionsOf, type RealGateways, sellerOf } from "./gateways.ts";
import type { Listeners } from "./listeners.ts";
import { mailOf } from "./mail.ts";
import { mailboxUrl, simulateGateways, simulatorsOf } from "./simulators.ts";
import { smsOf } from "./sms.ts";
import type { SystemOptions } from "./system.ts";

/**
 * Makes what answers at each port, and starts what works on its own: the reconciler, the outbox, the certificates' alarm, the
 * erasure of what was kept for its time.
 */
export async function startApps(
  options: SystemOptions & Required<Pick<SystemOptions, "clock" | "timer">>,
  databases: Databases,
  listeners: Listeners,
  real: RealGateways,
  watched: Pick<OperationDesk, "metrics" | "metricsToken" | "isEnding">,
) {
  const { settings, log, clock, timer } = options;
  const data = settings.KAUNTER_DATA;
  const addresses = addressesOf(settings, listeners);
  const { portal, calls } = addresses;
  const { port } = listeners.simulators;
  const simulated = real.exchange
    ? undefined
    : await simulateGateways({ data, port, seller: sellerOf(settings), calls, clock });
  const mail = mailOf(settings, clock);
  const sms = await smsOf(settings, mail?.mailbox);
  if (simulated) listeners.simulators.answerWith(simulatorsOf(simulated, mail?.mailbox));
  const statusToken = await loadOrCreateSecret(join(data, "keys"), "status-token-secret");
  const outbox =
    mail &&
    createOutbox({
      databases,
      mailer: mail.mailer,
      compose: messages({ portal, tokenSecret: statusToken }),
      host: new URL(portal).hostname,
      clock,
      log,
    });
  const { KAUNTER_TRACKER_URL: url } = settings;
  const tracker = url === undefined ? undefined : createTracker({ url, fetch, clock, log });
  const { fpx, card } = connectionsOf(settings, calls, real, simulated);
  const secrets = { statusToken };
  const started = { databases, fpx, card, outbox, tracker, secrets, sms, watched };
  listeners.portal.answerWith((await backendOf(options, addresses, started)).fetch);
  listeners.councils.answerWith(
    createCouncilSites({ portal, origins: settings.KAUNTER_COUNCIL_ORIGINS }).fetch,
  );
  return {
    urls: {
      portal,
      council: addresses.council,
      bank: simulated?.urls.bank,
      card: simulated?.urls.card,
      mailbox: mail?.mailbox && mailboxUrl(port),
    },
    exchange: simulated?.exchange,
    cardGateway: simulated?.cardGateway,
    simulated,
    tracker,
    sending: outbox && startSending(outbox, timer),
    reconciler: startReconciler({
      databases,
      fpx,
      card,
      clock,
      random: systemRandom,
      timer,
      log,
      outbox,
    }),
    certificates: watchCertificates(fpx, { clock, timer, log }),
    sweeping: startSweeping({ databases, clock, log, retention: retentionOf(settings) }, timer),
  };
}

const retentionOf = (settings: Settings): Retention => ({
  payments: settings.KAUNTER_KEEP_UNPAID_DAYS,
  accounts: settings.KAUNTER_KEEP_UNCONFIRMED_DAYS,
  sessions: settings.KAUNTER_KEEP_SESSIONS_DAYS,
  codes: settings.KAUNTER_KEEP_CODES_DAYS,
  messages: settings.KAUNTER_KEEP_MESSAGES_DAYS,
});
