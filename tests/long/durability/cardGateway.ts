import { createCardSimulator } from "../../../demo/gateways/card/simulator.ts";
import { CARD_PATHS } from "../../../src/server/gateways/card/protocol/constants.ts";
import { listen } from "../../../src/server/start/listener.ts";
import { fieldsOf, form } from "../../backend/accounts/citizen.ts";
import { CARD_GATEWAY } from "../../backend/backendUnderTest.ts";
import { type Bank, enquiriesAt } from "./bank.ts";

export const CARD_MERCHANT = { code: "M00001", key: "merchant-key-of-the-tests" };

/** The card gateway and the card's bank, in the test's own process. Their server reports approvals only. */
export async function openCardGateway(): Promise<Bank> {
  const calls = new Map<string, RequestInit>();
  const gateway = createCardSimulator({
    merchants: [{ ...CARD_MERCHANT, name: "Kaunter" }],
    clock: { now: () => new Date() },
    fetch: async (_url, { method, headers, body }) => {
      const order = new URLSearchParams(String(body)).get("RefNo");
      calls.set(order ?? "", { method, headers, body });
      return new Response("RECEIVEOK");
    },
    delays: { backendRetries: [] },
  });
  const asked = enquiriesAt(CARD_PATHS.enquiry, "RefNo");
  const listener = await listen(0);
  listener.answerWith(asked.counting((request) => gateway.app.fetch(request)));
  return {
    url: `http://127.0.0.1:${listener.port}`,
    async take(page) {
      const fields = fieldsOf(page);
      await gateway.app.request(`${CARD_GATEWAY}${CARD_PATHS.entry}`, form(fields));
      return fields.RefNo ?? "";
    },
    async decide(order, choice) {
      if (!(await gateway.decide(order, choice))) throw new Error(`the gateway knows no order ${order}`);
    },
    directAnswer(order) {
      const call = calls.get(order);
      return call && { path: "/api/card/backend", init: call, acknowledgement: "RECEIVEOK" };
    },
    enquiries: asked.of,
    async indirectAnswer(order) {
      const page = await gateway.app.request(`${CARD_GATEWAY}/card/${order}`);
      return { path: "/api/card/response", init: form(fieldsOf(await page.text())) };
    },
    close: () => listener.close(),
  };
}
