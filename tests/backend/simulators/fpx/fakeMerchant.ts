import { Hono } from "hono";
import { createFpxSimulator, type FpxSimulator } from "../../../../demo/gateways/fpx/simulator.ts";
import type { TransactionStore } from "../../../../demo/gateways/fpx/transactionStore.ts";
import {
  createKeyMaterial,
  type KeyMaterial,
} from "../../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import {
  type FpxMessages,
  type FpxValues,
  openMessage,
  sealMessage,
} from "../../../../src/server/gateways/fpx/protocol/messages.ts";
import { encodeFormBody } from "../../../../src/server/http/formBody.ts";
import { unescaped } from "../../../unescaped.ts";
import { type SteppedClock, steppedClock } from "../steppedClock.ts";

/** 12:00 on 1 December 2026 in Malaysia. */
export const NOON = new Date("2026-12-01T04:00:00Z");

export const DELAYS = { directTimeout: 5_000, directRetries: [2_000, 10_000], late: 15_000 };

/** The keys of both sides and of a stranger. RSA keys take long to make, so a test file makes them once. */
export interface Keys {
  readonly exchange: KeyMaterial;
  readonly merchant: KeyMaterial;
  readonly stranger: KeyMaterial;
}

export async function makeKeys(): Promise<Keys> {
  // Valid at the clock of these tests, whenever they run.
  const wish = { notBefore: new Date("2020-01-01") };
  const [exchange, merchant, stranger] = await Promise.all([1, 2, 3].map(() => createKeyMaterial(wish)));
  return { exchange: exchange!, merchant: merchant!, stranger: stranger! };
}

/** The values of an AR by default. */
export const REQUEST: FpxValues<"AR"> = {
  fpx_buyerAccNo: "",
  fpx_buyerBankBranch: "",
  fpx_buyerBankId: "MB2U0227",
  fpx_buyerEmail: "",
  fpx_buyerIban: "",
  fpx_buyerId: "",
  fpx_buyerName: "",
  fpx_makerName: "",
  fpx_msgToken: "01",
  fpx_productDesc: "Cukai taksiran",
  fpx_sellerBankCode: "01",
  fpx_sellerExId: "EX00000001",
  fpx_sellerExOrderNo: "ORDER1",
  fpx_sellerId: "SE00000001",
  fpx_sellerOrderNo: "ORDER1",
  fpx_sellerTxnTime: "20261201120000",
  fpx_txnAmount: "128.90",
  fpx_txnCurrency: "MYR",
  fpx_version: "7.0",
};

/** A merchant at a simulator. The direct ACs come to its own server. Its browser makes the other calls. */
export interface FakeMerchant {
  readonly simulator: FpxSimulator;
  readonly clock: SteppedClock;
  /** Every direct AC so far, as its server read it. */
  readonly direct: FpxMessages["AC"][];
  /** The body with which its server answers direct ACs. "hang" never answers, and "unreachable" refuses the connection. */
  answers: string | "hang" | "unreachable";
  /** Posts an AR from the browser and opens the bank page. */
  pay(change?: Partial<FpxValues<"AR">>, signer?: KeyMaterial): Promise<Response>;
  /** Presses a button of the bank page and opens the next page. */
  choose(choice: string, code?: string): Promise<Response>;
  /** Sends an AE. `body` is the raw answer. */
  ask(change?: Partial<FpxValues<"AR">>, signer?: KeyMaterial): Promise<{ code?: string; body: string }>;
  /** Reads the indirect AC from a page's form. It is undefined when the page has no form. */
  indirect(page: Response): Promise<FpxMessages["AC"] | undefined>;
}

export function fakeMerchant(keys: Keys, store?: TransactionStore): FakeMerchant {
  const clock = steppedClock(NOON);
  const server = new Hono();
  const open = (body: string) => openMessage("AC", body, [keys.exchange.certificate], NOON);

  const simulator = createFpxSimulator({
    keys: keys.exchange,
    merchants: [
      {
        sellerExchangeId: "EX00000001",
        sellerId: "SE00000001",
        name: "Majlis <b>Tawau</b>",
        otherNames: new Map([["SE00000002", "Majlis Daerah Kudat"]]),
        certificate: keys.merchant.certificate,
        directUrl: "http://merchant.test/direct",
        indirectUrl: "http://merchant.test/indirect",
      },
    ],
    clock,
    wait: clock.wait,
    delays: DELAYS,
    fetch: async (url, init) => {
      if (merchant.answers === "unreachable") throw new TypeError("fetch failed");
      return server.request(url, init);
    },
    ...(store && { store }),
  });

  const post = (path: string, values: Record<string, string>) =>
    simulator.app.request(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: encodeFormBody(values),
    });

  const follow = async (response: Response) => {
    const location = response.headers.get("location");
    return response.status === 303 && location !== null ? simulator.app.request(location) : response;
  };

  const merchant: FakeMerchant = {
    simulator,
    clock,
    direct: [],
    answers: "OK",
    async pay(change = {}, signer = keys.merchant) {
      const values = { ...REQUEST, ...change };
      return follow(
        await post("/FPXMain/seller2DReceiver.jsp", sealMessage("AR", values, signer.privateKey)),
      );
    },
    async choose(choice, code) {
      return follow(await post("/bank/ORDER1", code === undefined ? { choice } : { choice, code }));
    },
    async ask(change = {}, signer = keys.merchant) {
      const enquiry = sealMessage("AE", { ...REQUEST, ...change }, signer.privateKey);
      const body = await (await post("/FPXMain/sellerNVPTxnStatus.jsp", enquiry)).text();
      const answer = open(body);
      return answer.kind === "message" ? { code: answer.message.fpx_debitAuthCode, body } : { body };
    },
    async indirect(page) {
      const text = await page.text();
      if (!text.includes('action="http://merchant.test/indirect"')) return undefined;
      const inputs = text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g);
      const values = [...inputs].map(([, name = "", value = ""]) => [name, unescaped(value)]);
      const answer = open(encodeFormBody(Object.fromEntries(values)));
      return answer.kind === "message" ? answer.message : undefined;
    },
  };

  server.post("/direct", async (context) => {
    const answer = open(await context.req.text());
    if (answer.kind === "message") merchant.direct.push(answer.message);
    return merchant.answers === "hang" ? new Promise<Response>(() => {}) : context.text(merchant.answers);
  });
  return merchant;
}
