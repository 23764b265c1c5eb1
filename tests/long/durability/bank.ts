import { createFpxSimulator, type FpxSimulator } from "../../../demo/gateways/fpx/simulator.ts";
import { FPX_PATHS } from "../../../src/server/gateways/fpx/protocol/constants.ts";
import type { GatewayName } from "../../../src/server/gateways/gateway.ts";
import { listen } from "../../../src/server/start/listener.ts";
import { fieldsOf, form } from "../../backend/accounts/citizen.ts";
import { BANK, exchangeKeys, merchantKeys, PORTAL } from "../../backend/backendUnderTest.ts";

/**
 * The exchange and the bank, in the test's own process, so they survive every kill. The test delivers their answers, and repeats
 * them until they are acknowledged.
 */
export interface Bank {
  /** The address that the back end calls. */
  readonly url: string;
  /** Posts the form of the pay page, as a buyer's browser does. @returns the order number */
  take(page: string): Promise<string>;
  /**
   * Makes the buyer's decision. "unheard" approves the payment without a call to the merchant's server or a return of the
   * browser.
   */
  decide(order: string, choice: "approve" | "cancel" | "unheard"): Promise<void>;
  /** The answer that the bank's server posts until it is acknowledged. It is undefined when only the browser brings an answer. */
  directAnswer(order: string): (Answer & { readonly acknowledgement: string }) | undefined;
  /** The number of the merchant's enquiries about the order. */
  enquiries(order: string): number;
  /** The answer that the buyer's browser brings back. */
  indirectAnswer(order: string): Promise<Answer>;
  close(): Promise<void>;
}

/** An answer, and the address that it is posted to. */
export interface Answer {
  readonly path: string;
  readonly init: RequestInit;
}

/** The bank of each gateway. */
export type Banks = Readonly<Record<GatewayName, Bank>>;

/** Counts the enquiries about each payment before they are answered. @param field the field with the order number */
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
