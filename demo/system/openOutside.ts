import { COUNCIL_CODES } from "../../src/domain/councils.ts";
import type { Clock } from "../../src/server/clock.ts";
import { type CallAddresses, sellerOf } from "../../src/server/start/gateways.ts";
import { listen } from "../../src/server/start/listener.ts";
import { createCouncilSites } from "../councils/createCouncilSites.ts";
import { createMailbox } from "../mailbox/mailbox.ts";
import { EXAMPLE_OPERATOR } from "./operator.ts";
import { mailboxUrl, simulateGateways, simulatorsOf } from "./simulators.ts";
import type { SystemOptions } from "./system.ts";

type OutsideOptions = Pick<SystemOptions, "ports" | "settings"> & { readonly clock: Clock };

/**
 * Opens the demonstration's surroundings: the council sites, simulated gateways, an example operator and, without a mail server, a
 * mailbox that shows the messages.
 */
export async function openOutside({ ports, settings, clock }: OutsideOptions, calls: CallAddresses) {
  const councils = await listen(ports.councils);
  const simulators = await listen(ports.simulators);
  const { port } = simulators;
  const simulated = await simulateGateways({
    data: settings.KAUNTER_DATA,
    port,
    origin: settings.KAUNTER_SIMULATORS_ORIGIN,
    seller: sellerOf(settings),
    calls,
    clock,
  });
  const mailbox = settings.KAUNTER_SMTP_URL === undefined ? createMailbox(clock) : undefined;
  simulators.answerWith(simulatorsOf(simulated, mailbox));
  const council = (code: string) => `http://${code}.localhost:${councils.port}`;
  councils.answerWith(
    createCouncilSites({ portal: calls.browser, origins: settings.KAUNTER_COUNCIL_ORIGINS }).fetch,
  );
  return {
    urls: {
      council,
      ...simulated.urls,
      mailbox: mailbox && mailboxUrl(port),
    },
    exchange: simulated.exchange,
    cardGateway: simulated.cardGateway,
    gateways: simulated.connections,
    mailer: mailbox?.mailer,
    sms: mailbox?.sms,
    operator: EXAMPLE_OPERATOR,
    // Each council's site, and the bare addresses that list the sites.
    councilOrigins: [
      ...COUNCIL_CODES.map(council),
      `http://127.0.0.1:${councils.port}`,
      `http://localhost:${councils.port}`,
    ],
    async stopListening() {
      await Promise.all([councils.close(), simulators.close()]);
    },
    async close() {
      await simulated.idle();
      await simulated.close();
    },
  };
}
