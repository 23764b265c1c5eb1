import { type CardSimulator, createCardSimulator } from "../../../../demo/gateways/card/simulator.ts";
import { CARD_PATHS } from "../../../../src/server/gateways/card/protocol/constants.ts";
import { openCardResponse, sealCardRequest } from "../../../../src/server/gateways/card/protocol/messages.ts";
import type { CardRequestValues } from "../../../../src/server/gateways/card/protocol/schemas.ts";
import { encodeFormBody } from "../../../../src/server/http/formBody.ts";
import { type SteppedClock, steppedClock } from "../steppedClock.ts";

/** A merchant that the simulated card gateway knows: its server and its citizen's browser. */

export const KEY = "88Apple88";

export const VALUES: CardRequestValues = {
  MerchantCode: "M00003",
  PaymentId: "2",
  RefNo: "K260803ABCDEFGHJK",
  Amount: "1,278.99",
  Currency: "MYR",
  ProdDesc: "Bayaran majlis",
  UserName: "Ahmad bin Ali",
  UserEmail: "ahmad@example.my",
  UserContact: "0123456789",
  Remark: "Kaunter",
  Lang: "UTF-8",
  SignatureType: "HMACSHA512",
  ResponseURL: "https://portal.example/api/card/response",
  BackendURL: "https://portal.example/api/card/backend",
};

export interface FakeCardMerchant {
  readonly gateway: CardSimulator;
  readonly clock: SteppedClock;
  /** The bodies of the backend calls, in order. */
  readonly calls: readonly string[];
  /** The answer of the merchant's server to a backend call. */
  answer: () => Response;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Response>;
  /** Posts a signed request. @returns the page it leads to */
  enter(changes?: Partial<CardRequestValues>, key?: string): Promise<Response>;
  ask(changes?: Readonly<Record<string, string>>): Promise<string>;
  page(): Promise<string>;
  /** The response in the page's form, verified with the merchant's key. */
  brought(): Promise<ReturnType<typeof openCardResponse>>;
}

export const LATE = 15_000;

export function fakeCardMerchant(enquiriesPerDay = 5, now = "2026-08-03T02:00:00Z"): FakeCardMerchant {
  const clock = steppedClock(new Date(now));
  const calls: string[] = [];
  const gateway = createCardSimulator({
    merchants: [{ code: "M00003", key: KEY, name: "Majlis" }],
    clock,
    wait: (milliseconds) => clock.wait(milliseconds),
    fetch: async (_url, init) => {
      calls.push(String(init.body));
      return merchant.answer();
    },
    delays: { late: LATE, backendTimeout: 60_000, backendRetries: [5_000, 30_000] },
    enquiriesPerDay,
  });
  const merchant: FakeCardMerchant = {
    gateway,
    clock,
    calls,
    answer: () => new Response("RECEIVEOK"),
    post: async (path, fields) =>
      gateway.app.request(path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: encodeFormBody(fields),
      }),
    enter: (changes, key = KEY) =>
      merchant.post(CARD_PATHS.entry, sealCardRequest({ ...VALUES, ...changes }, key)),
    ask: async (changes) => {
      const { MerchantCode, RefNo, Amount } = VALUES;
      const answer = await merchant.post(CARD_PATHS.enquiry, { MerchantCode, RefNo, Amount, ...changes });
      return answer.text();
    },
    page: async () => (await gateway.app.request(`/card/${VALUES.RefNo}`)).text(),
    brought: async () => openBrought(await merchant.page()),
  };
  return merchant;
}

/** The response in the return form of a page. */
export function openBrought(html: string): ReturnType<typeof openCardResponse> {
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const values = Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value]));
  return openCardResponse(encodeFormBody(values), { merchantKey: KEY, type: "HMACSHA512" });
}
