import { createFpxSimulator, type FpxSimulator } from "../../../demo/gateways/fpx/simulator.ts";
import { FPX_PATHS } from "../../../src/server/gateways/fpx/protocol/constants.ts";
import type { GatewayName } from "../../../src/server/payments/gatewayAnswer.ts";
import { listen } from "../../../src/server/start/listener.ts";
import { fieldsOf, form } from "../../backend/accounts/citizen.ts";
import { BANK, exchangeKeys, merchantKeys, PORTAL } from "../../backend/backendUnderTest.ts";

/**
 * The exchange and the bank, in the test's own process: what they know survives every kill. Their answers are handed to the test,
 * which delivers them, and delivers them again until they are acknowledged.
 */
export interface Bank {
  /** Where the back end asks. */
  readonly url: string;
  /** A buyer's browser posts the form of the pay page. @returns the order number */
  take(page: string): Promise<string>;
  /** The buyer decides. "unheard" approves, and neither the merchant's server nor the browser is told. */
  decide(order: string, choice: "approve" | "cancel" | "unheard"): Promise<void>;
  /** What its server posts, again and again until it is acknowledged; undefined of what the browser alone brings. */
  directAnswer(order: string): (Answer & { readonly acknowledgement: string }) | undefined;
  /** How often the merchant has asked about it. */
  enquiries(order: string): number;
  /** What the buyer's browser brings back. */
  indirectAnswer(order: string): Promise<Answer>;
  close(): Promise<void>;
}

/** An answer, and where it arrives. */
export interface Answer {
  readonly path: string;
  readonly init: RequestInit;
}

/** Each gateway with who decides there. */
export type Banks = Readonly<Record<GatewayName, Bank>>;

/** Counts what asks about a payment on its way to whoever answers. @param field the one that holds the order number */
export function enquiriesAt(path: string, field: string) {
  const orders: (string | null)[] = [];
  return {
    of: (order: string) => orders.filter((asked) => asked === order).length,
    counting:
      (answer: (request: Request) => Response | Promise<Response>) =>
      async (request: Request): Promise<Response> => {
        if (new URL(request.url).pathname === path)
          orders.push(new URLSearchParams(await request.clone().text()).get(field));
        return answer(request);
      },
  };
}

export async function openBank(): Promise<Bank> {
  const directAnswers = new Map<string, RequestInit>();
  const exchange: FpxSimulator = createFpxSimulator({
    keys: exchangeKeys,
    merchants: [
      {
        sellerExchangeId: "EX00000001",
        sellerId: "SE00000001",
        certificate: merchantKeys.certificate,
        directUrl: `${PORTAL}/api/fpx/direct`,
        indirectUrl: `${PORTAL}/api/fpx/indirect`,
      },
    ],
    clock: { now: () => new Date() },
    fetch: async (_url, { method, headers, body }) => {
      const order = new URLSearchParams(String(body)).get("fpx_sellerExOrderNo");
      directAnswers.set(order ?? "", { method, headers, body });
      return new Response("OK");
    },
    delays: { directRetries: [] },
  });
  const asked = enquiriesAt(FPX_PATHS.statusEnquiry, "fpx_sellerExOrderNo");
  const listener = await listen(0);
  listener.answerWith(asked.counting((request) => exchange.app.fetch(request)));
  return {
    url: `http://127.0.0.1:${listener.port}`,
    async take(page) {
      const fields = fieldsOf(page);
      await exchange.app.request(`${BANK}/FPXMain/seller2DReceiver.jsp`, form(fields));
      return fields.fpx_sellerExOrderNo ?? "";
    },
    async decide(order, choice) {
      if (!(await exchange.decide(order, { choice }))) throw new Error(`the bank knows no order ${order}`);
    },
    directAnswer(order) {
      const answer = directAnswers.get(order);
      return answer && { path: "/api/fpx/direct", init: answer, acknowledgement: "OK" };
    },
    enquiries: asked.of,
    async indirectAnswer(order) {
      const page = await exchange.app.request(`${BANK}/bank/${order}`);
      return { path: "/api/fpx/indirect", init: form(fieldsOf(await page.text())) };
    },
    close: () => listener.close(),
  };
}
