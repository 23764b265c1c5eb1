import { createFpxSimulator } from "../../../demo/gateways/fpx/simulator.ts";
import { listen } from "../../../src/server/start/listener.ts";
import { COUNCIL, PORTAL } from "../../../tests/backend/backendUnderTest.ts";
import { smtpServer } from "../../../tests/backend/notifications/smtpServer.ts";
import type { Keys } from "../backend/keys.ts";

/** The services around the system: an exchange that lists banks and answers enquiries about payments, and a mail server. */
export interface Outside {
  /** The settings with their addresses. */
  readonly variables: Readonly<Record<string, string>>;
  /** The number of messages that the mail server has received. */
  readonly sentMessages: () => number;
  close(): Promise<void>;
}

const SELLER = { sellerExchangeId: "EX00000001", sellerId: "SE00000001" };

export async function openOutside(keys: Keys): Promise<Outside> {
  const mail = await smtpServer();
  const exchange = createFpxSimulator({
    keys: keys.exchange,
    merchants: [
      {
        ...SELLER,
        certificate: keys.merchant.certificate,
        directUrl: `${PORTAL}/api/fpx/direct`,
        indirectUrl: `${PORTAL}/api/fpx/indirect`,
      },
    ],
    clock: { now: () => new Date() },
    fetch: async () => new Response("OK"),
  });
  const listener = await listen(0);
  listener.answerWith((request) => exchange.app.fetch(request));
  return {
    variables: {
      KAUNTER_FPX_URL: `http://127.0.0.1:${listener.port}`,
      KAUNTER_FPX_SELLER_EX_ID: SELLER.sellerExchangeId,
      KAUNTER_FPX_SELLER_ID: SELLER.sellerId,
      KAUNTER_SMTP_URL: mail.url,
      KAUNTER_MAIL_FROM: "resit@kaunter.example",
      KAUNTER_COUNCIL_ORIGINS: COUNCIL,
      KAUNTER_SEARCHES_PER_HOUR: "1000000",
      KAUNTER_PAYMENTS_PER_HOUR: "1000000",
    },
    sentMessages: () => mail.messages.length,
    async close() {
      await Promise.all([listener.close(), mail.close()]);
    },
  };
}
